// A picture as large as the screen: arrows and swipes go on, a tap comes nearer, Escape leaves.
import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { pictureUrl } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './zoom.module.css'

type ZoomProps = {
  name: string
  pictures: readonly MediaEntry[]
  first: string | undefined
  onClose(): void
}

export function Zoom({ name, pictures, first, onClose }: ZoomProps) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ image }) => image === first),
    ),
  )
  const [isNear, setNear] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const picture = pictures[index]
  const go = (step: number) => {
    setNear(false)
    setIndex((index + step + pictures.length) % pictures.length)
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }
  if (!picture) return null
  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={name} onClose={onClose} onKeyDown={onKey}>
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
            key={picture.image}
            // What the gallery has shown already stands in until the large one is there.
            style={{ backgroundImage: `url("${pictureUrl(picture.image, 'gallery')}")` }}
            src={pictureUrl(picture.image, 'gallery', '@2x')}
            width={1200}
            height={1488}
            alt={t('product.pictureOf', { name, number: index + 1, count: pictures.length })}
          />
        </button>
      </div>
      <IconButton
        icon="close"
        label={t('shell.close')}
        className={styles.close}
        onClick={() => dialog.current?.close()}
      />
      {pictures.length > 1 && (
        <div className={styles.steps}>
          <IconButton icon="left" label={t('product.previousPicture')} onClick={() => go(-1)} />
          <p role="status">{t('product.pictureCount', { number: index + 1, count: pictures.length })}</p>
          <IconButton icon="right" label={t('product.nextPicture')} onClick={() => go(1)} />
        </div>
      )}
    </dialog>
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
