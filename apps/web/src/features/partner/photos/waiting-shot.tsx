import type { PhotoOutbox, WaitingPhoto } from '@vitrine/sync/partner/photo-outbox'
import { useEffect, useState } from 'react'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './photos.module.css'

type WaitingShotProps = { photo: WaitingPhoto; number: number; outbox: PhotoOutbox }

const ICONS = { waiting: 'clock', refused: 'warn', sending: 'share' } as const

/** On its way, kept here, or broken off. */
export function WaitingShot({ photo: { id, state, blob }, number, outbox }: WaitingShotProps) {
  const t = useT()
  const isOnline = useIsOnline()
  const preview = usePreview(blob)
  const isKept = state === 'waiting' && !isOnline
  return (
    <li className={`${styles.shot} ${styles[state]}`}>
      <span className={styles.pic}>
        {preview && <img src={preview} alt={t('partner.goods.photoNumber', { number })} />}
        {state === 'sending' && <span className={styles.bar} />}
        <IconButton
          icon="close"
          className={styles.out}
          label={t('partner.goods.removePhoto', { number })}
          onClick={() => void outbox.remove(id)}
        />
      </span>
      <p>
        <Icon name={ICONS[state]} size="tiny" />
        {t(`partner.goods.photo.${isKept ? 'kept' : state}`)}
      </p>
      {state === 'refused' && (
        <button type="button" className="text-link" onClick={() => void outbox.flush(id)}>
          {t('checkout.tryAgain')}
        </button>
      )}
    </li>
  )
}

function usePreview(blob: Blob): string | undefined {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return preview
}
