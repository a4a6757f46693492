// A picture as large as the screen; a tap comes nearer.
import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { type MouseEvent, useState } from 'react'
import { pictureUrl } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { PictureViewer } from '#web/ui/viewer/picture-viewer.tsx'
import styles from './zoom.module.css'

type ZoomProps = {
  name: string
  entries: readonly MediaEntry[]
  /** Which of them was tapped. */
  first: number
  onClose(): void
}

export function Zoom({ name, entries, first, onClose }: ZoomProps) {
  const t = useT()
  const pictures = entries.filter(({ typ }) => typ === 'image')
  const tapped = entries[first]
  const start = tapped ? pictures.indexOf(tapped) : 0
  return (
    <PictureViewer label={name} items={pictures} first={Math.max(0, start)} onClose={onClose}>
      {({ image }, index) => (
        <Large
          key={image}
          path={image}
          alt={t('product.pictureOf', { name, number: index + 1, count: pictures.length })}
        />
      )}
    </PictureViewer>
  )
}

function Large({ path, alt }: { path: string; alt: string }) {
  const t = useT()
  const [isNear, setNear] = useState(false)
  return (
    <div className={isNear ? `${styles.view} ${styles.near}` : styles.view}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t(isNear ? 'product.smaller' : 'product.larger')}
        aria-pressed={isNear}
        onClick={(event) => {
          setNear(!isNear)
          if (!isNear) keepPointInSight(event)
        }}
      >
        <img
          // What the gallery has shown already stands in until the large one is there.
          style={{ backgroundImage: `url("${pictureUrl(path, 'gallery')}")` }}
          src={pictureUrl(path, 'gallery', '@2x')}
          width={1200}
          height={1488}
          alt={alt}
        />
      </button>
    </div>
  )
}

/** What was tapped stays under the finger while the picture grows. */
function keepPointInSight({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const view = currentTarget.parentElement
  if (!view || clientX === 0) return
  const [x, y] = [(clientX - left) / width, (clientY - top) / height]
  requestAnimationFrame(() =>
    view.scrollTo({
      left: x * view.scrollWidth - view.clientWidth / 2,
      top: y * view.scrollHeight - view.clientHeight / 2,
    }),
  )
}
