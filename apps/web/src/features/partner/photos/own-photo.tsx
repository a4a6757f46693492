import { removePhoto } from '@vitrine/contract/partner/partner-photos'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { notify } from '#web/lib/notify.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { readAnew } from '../goods/use-pieces.ts'
import styles from './photos.module.css'
import { PrivatePhoto } from './private-photo.tsx'

/** One the shop has; its owner may take it back. */
export function OwnPhoto({ path, number }: { path: string; number: number }) {
  const t = useT()
  const client = useClient()
  const { isBusy, attempt } = useAttempt()
  const remove = () =>
    attempt(
      () => client.call(removePhoto, { body: { path } }).then(readAnew),
      (error) => {
        notify({ text: t(failureText(error)), tone: 'error' })
        return undefined
      },
    )
  return (
    <li className={`${styles.shot} ${styles.sent}`}>
      <div className={styles.holder}>
        <PrivatePhoto path={path} alt={t('partner.goods.photoNumber', { number })} />
        <IconButton
          icon="close"
          className={styles.out}
          aria-busy={isBusy || undefined}
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
