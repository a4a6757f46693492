import { MAX_PHOTOS } from '@vitrine/contract/review'
import { useId } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './review-form.module.css'
import type { usePhotos } from './use-photos.ts'

export function PhotoPicker({ photos, problem, isReading, add, remove }: ReturnType<typeof usePhotos>) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles.part}>
      <p className={styles.label} id={`${id}-label`}>
        {t('review.addPhotos')} <span className="tone-second">{t('review.optional')}</span>
      </p>
      {photos.length > 0 && (
        <ul className={styles.previews}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <img src={photo.preview} alt={t('review.photoNumber', { number: at + 1 })} />
              <IconButton
                icon="close"
                label={t('review.removePhoto', { number: at + 1 })}
                className={styles.remove}
                onClick={() => remove(photo.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < MAX_PHOTOS && (
        <label className={styles.pick} aria-busy={isReading || undefined}>
          <Icon name="plus" size="small" /> {t('review.pickPhotos')}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/heic"
            multiple
            className="visually-hidden"
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => {
              void add([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </label>
      )}
      <p id={`${id}-hint`} className={problem ? styles.error : 'type-caption tone-second'} role="status">
        {t(problem ?? 'review.photoHint', { most: MAX_PHOTOS })}
      </p>
    </div>
  )
}
