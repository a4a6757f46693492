import { removePhoto } from '@vitrine/contract/partner/partner-photos'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { readAnew } from '../goods/use-pieces.ts'
import styles from './photos.module.css'
import { PrivatePhoto } from './private-photo.tsx'

/** One the shop has; its owner may take it back. */
export function OwnPhoto({ path, number }: { path: string; number: number }) {
  const t = useT()
  const client = useClient()
  const remove = () =>
    client.call(removePhoto, { body: { path } }).then(readAnew, () => {
      notify({ text: t('partner.failed'), tone: 'error' })
    })
  return (
    <li className={`${styles.shot} ${styles.sent}`}>
      <div className={styles.holder}>
        <PrivatePhoto path={path} alt={t('partner.goods.photoNumber', { number })} />
        <IconButton
          icon="close"
          className={styles.out}
          label={t('partner.goods.removePhoto', { number })}
          onClick={() => void remove()}
        />
      </div>
      <p>
        <Icon name="tick" size="tiny" />
        {t('partner.goods.photo.sent')}
      </p>
    </li>
  )
}
