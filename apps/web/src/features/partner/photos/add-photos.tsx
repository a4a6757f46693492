import type { MessageKey } from '@vitrine/i18n/message-key'
import type { PhotoOutbox } from '@vitrine/sync/partner/photo-outbox'
import { type ChangeEvent, useState } from 'react'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './photos.module.css'

export type PhotoProblem = { key: MessageKey; count?: number }
type AddPhotosProps = {
  itemId: number
  outbox: PhotoOutbox
  /** How many more the piece may have. */
  room: number
  onProblem(problem: PhotoProblem | undefined): void
}

const KINDS = 'image/jpeg,image/png,image/webp,image/heic'

/** From the camera, or several from the album. Each is made small here, upright and without the place it was taken at. */
export function AddPhotos({ itemId, outbox, room, onProblem }: AddPhotosProps) {
  const t = useT()
  const [isReading, setReading] = useState(false)
  async function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file may be chosen again.
    currentTarget.value = ''
    setReading(true)
    onProblem(undefined)
    const areRead = await keepEach(files.slice(0, room)).catch(() => undefined)
    setReading(false)
    if (areRead === undefined) onProblem({ key: 'partner.goods.noRoom' })
    else if (!areRead) onProblem({ key: 'partner.goods.badPhoto' })
    else if (files.length > room)
      onProblem({ key: 'partner.goods.tooManyPhotos', count: files.length - room })
  }
  /** One after the other: two hundred at once are more than a phone holds. Answers whether each was a picture. */
  async function keepEach(files: readonly File[]): Promise<boolean> {
    let areRead = true
    for (const file of files) {
      const blob = await shrinkPhoto(file)
      areRead &&= blob !== undefined
      if (!blob) continue
      await outbox.add(itemId, [blob])
      void outbox.flush()
    }
    return areRead
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
