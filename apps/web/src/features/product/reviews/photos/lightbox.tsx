// A buyer's photo as large as the screen, with who took it.
import { useT } from '#web/ui/shop-context.tsx'
import { PictureViewer } from '#web/ui/viewer/picture-viewer.tsx'
import styles from './lightbox.module.css'
import type { ReviewPhoto } from './review-photo.ts'

type LightboxProps = { photos: readonly ReviewPhoto[]; first: number; onClose(): void }

export function Lightbox({ photos, first, onClose }: LightboxProps) {
  const t = useT()
  return (
    <PictureViewer label={t('review.photos')} items={photos} first={first} onClose={onClose}>
      {({ path, nickname, title }) => (
        <figure key={path} className={styles.photo}>
          <img
            src={`/media/wide/${path.replace(/^\/+/, '')}`}
            alt={t('review.photoOf', { name: nickname, title })}
          />
          <figcaption>
            {t('shell.label', { label: nickname })}
            {title}
          </figcaption>
        </figure>
      )}
    </PictureViewer>
  )
}
