import type { PhotoOutbox } from '@vitrine/sync/partner/photo-outbox'
import { type ChangeEvent, useState } from 'react'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './photos.module.css'

type AddPhotosProps = { itemId: number; outbox: PhotoOutbox; onWrong(isWrong: boolean): void }

const KINDS = 'image/jpeg,image/png,image/webp,image/heic'

/** From the camera, or several from the album. Each is made small here, upright and without the place it was taken at. */
export function AddPhotos({ itemId, outbox, onWrong }: AddPhotosProps) {
  const t = useT()
  const [isReading, setReading] = useState(false)
  async function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file may be chosen again.
    currentTarget.value = ''
    setReading(true)
    const blobs = await Promise.all(files.map((file) => shrinkPhoto(file)))
    onWrong(blobs.includes(undefined))
    await outbox.add(
      itemId,
      blobs.filter((blob) => blob !== undefined),
    )
    setReading(false)
    void outbox.flush()
  }
  const field = { type: 'file', accept: KINDS, className: 'visually-hidden', onChange: add } as const
  return (
    <>
      <li>
        <label className={styles.add} aria-busy={isReading || undefined}>
          <Icon name="camera" />
          {t('partner.goods.camera')}
          <input {...field} capture="environment" />
        </label>
      </li>
      <li>
        <label className={styles.add} aria-busy={isReading || undefined}>
          <Icon name="plus" />
          {t('partner.goods.album')}
          <input {...field} multiple />
        </label>
      </li>
    </>
  )
}
