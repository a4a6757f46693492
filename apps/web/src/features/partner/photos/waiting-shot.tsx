import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import type { PhotoOutbox, WaitingPhoto } from '@vitrine/sync/partner/photo-outbox'
import { useEffect, useState } from 'react'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './photos.module.css'

type WaitingShotProps = { photo: WaitingPhoto; number: number; outbox: PhotoOutbox }

const ICONS = { waiting: 'clock', refused: 'warn', sending: 'share' } as const

/** On its way, kept here, or broken off. */
export function WaitingShot({ photo: { id, state, share, blob }, number, outbox }: WaitingShotProps) {
  const t = useT()
  const isOnline = useIsOnline()
  const preview = usePreview(blob)
  const isKept = state === 'waiting' && !isOnline
  return (
    <li className={`${styles.shot} ${styles[state]}`}>
      <span className={styles.pic}>
        {preview && <img src={preview} alt={t('partner.goods.photoNumber', { number })} />}
        {state === 'sending' && <span className={styles.bar} style={{ width: `${100 * share}%` }} />}
        <IconButton
          icon="close"
          className={styles.out}
          label={t('partner.goods.removePhoto', { number })}
          onClick={() => void outbox.remove(id)}
        />
      </span>
      <p>
        <Icon name={ICONS[state]} size="tiny" />
        {state === 'sending' ? (
          <HowFar share={share} size={blob.size} />
        ) : (
          t(`partner.goods.photo.${isKept ? 'kept' : state}`)
        )}
      </p>
      {state === 'refused' && (
        <button type="button" className="text-link" onClick={() => void outbox.flush(id)}>
          {t('checkout.tryAgain')}
        </button>
      )}
    </li>
  )
}

/** `64 % of 2.1 MB`. */
function HowFar({ share, size }: { share: number; size: number }) {
  const t = useT()
  const { locale } = useStore()
  const part = formatPercent(Math.round(100 * share), locale)
  const form = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  return t('partner.goods.photo.sending', {
    part,
    size: new Intl.NumberFormat(locale, form).format(Math.max(size / 1_000_000, 0.1)),
  })
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
