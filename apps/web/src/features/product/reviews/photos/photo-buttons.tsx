import { useState } from 'react'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './photos.module.css'
import type { ReviewPhoto } from './review-photo.ts'

const Lightbox = lazyPanel(async () => (await import('./lightbox.tsx')).Lightbox)

type PhotoButtonsProps = { photos: readonly ReviewPhoto[]; label?: string }

/** Small photos in a row; each opens large. */
export function PhotoButtons({ photos, label }: PhotoButtonsProps) {
  const t = useT()
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className={label ? styles.strip : styles.row} aria-label={label}>
        {photos.map(({ path, nickname }, at) => (
          <li key={path}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t('review.openPhoto', { number: at + 1, name: nickname })}
              onClick={() => setOpen(at)}
            >
              <Picture path={path} size="cart" alt="" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox
          photos={photos}
          first={open}
          isOpen
          onOpen={() => setOpen(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
