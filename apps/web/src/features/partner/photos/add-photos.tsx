import type { MessageKey } from '@vitrine/i18n/message-key'
import type { PhotoOutbox } from '@vitrine/sync/partner/photo-outbox'
import { type ChangeEvent, useState } from 'react'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LateIcon } from '#web/ui/lazy/late-icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './photos.module.css'

export type PhotoProblem = { key: MessageKey; count?: number; names?: string }
type AddPhotosProps = {
  itemId: number
  outbox: PhotoOutbox
  /** How many more the piece may have. */
  room: number
  onProblems(problems: readonly PhotoProblem[]): void
}

const KINDS = 'image/jpeg,image/png,image/webp,image/heic'

/** From the camera, or several from the album. Each is made small here, upright and without the place it was taken at. */
export function AddPhotos({ itemId, outbox, room, onProblems }: AddPhotosProps) {
  const t = useT()
  const [isReading, setReading] = useState(false)
  async function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file may be chosen again.
    currentTarget.value = ''
    setReading(true)
    onProblems([])
    const unread = await keepEach(files.slice(0, room)).catch(() => undefined)
    setReading(false)
    const beyond = files.length - room
    onProblems([
      ...(unread === undefined ? [{ key: 'partner.goods.noRoom' } as const] : []),
      ...(unread?.length
        ? [{ key: 'partner.goods.badPhotos', names: unread.join(t('shell.comma')) } as const]
        : []),
      ...(beyond > 0 ? [{ key: 'partner.goods.tooManyPhotos', count: beyond } as const] : []),
    ])
  }
  /** One after the other: two hundred at once are more than a phone holds. Answers the names of what is no picture. */
  async function keepEach(files: readonly File[]): Promise<string[]> {
    const unread: string[] = []
    for (const file of files) {
      const blob = await shrinkPhoto(file)
      if (blob) await outbox.add(itemId, [blob])
      else unread.push(file.name)
      void outbox.flush()
    }
    return unread
  }
  const field = { type: 'file', accept: KINDS, className: 'visually-hidden', onChange: add } as const
  return (
    <>
      <li>
        <label className={styles.add} aria-busy={isReading || undefined}>
          <LateIcon name="camera" />
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
