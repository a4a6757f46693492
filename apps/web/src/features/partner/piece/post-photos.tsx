import { MOST_PHOTOS } from '@vitrine/domain/partner/products/promotion'
import { type ChangeEvent, useState } from 'react'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { LateIcon } from '#web/ui/lazy/late-icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './piece.module.css'

type PostPhotosProps = {
  photos: readonly Blob[]
  onChoose(photos: readonly Blob[]): void
}

/** Photos that go with a post, made small here; chosen anew, they take the place of those before. */
export function PostPhotos({ photos, onChoose }: PostPhotosProps) {
  const t = useT()
  const [isWrong, setWrong] = useState(false)
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])].slice(0, MOST_PHOTOS.atOnce)
    currentTarget.value = ''
    const blobs: Blob[] = []
    for (const file of files) blobs.push(...[await shrinkPhoto(file)].filter((blob) => blob !== undefined))
    setWrong(blobs.length < files.length)
    onChoose(blobs)
  }
  return (
    <>
      <label className={styles.choose}>
        <LateIcon name="camera" size="small" />
        {t('partner.goods.postPhotos', { count: photos.length, most: MOST_PHOTOS.atOnce })}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic"
          className="visually-hidden"
          multiple
          onChange={(event) => void choose(event)}
        />
      </label>
      {isWrong && <Note tone="error">{t('partner.goods.badPhoto')}</Note>}
    </>
  )
}
