// A photo as large as the screen; arrows and buttons go on, Escape leaves.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './photos.module.css'
import type { ReviewPhoto } from './review-photo.ts'

type LightboxProps = { photos: readonly ReviewPhoto[]; first: number; onClose(): void }

export function Lightbox({ photos, first, onClose }: LightboxProps) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  useEffect(() => dialog.current?.showModal(), [])
  const photo = photos[index]
  const go = (step: number) => setIndex((index + step + photos.length) % photos.length)
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }
  if (!photo) return null
  const { path, nickname, title } = photo
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={t('review.photos')}
      onClose={onClose}
      onKeyDown={onKey}
    >
      <figure className={styles.large}>
        <img
          key={path}
          src={`/media/wide/${path.replace(/^\/+/, '')}`}
          alt={t('review.photoOf', { name: nickname, title })}
        />
        <figcaption>
          {nickname}: {title}
        </figcaption>
      </figure>
      <IconButton
        icon="close"
        label={t('shell.close')}
        className={styles.close}
        onClick={() => dialog.current?.close()}
      />
      {photos.length > 1 && (
        <div className={styles.steps}>
          <IconButton icon="left" label={t('review.previousPhoto')} onClick={() => go(-1)} />
          <p role="status">{t('review.photoCount', { number: index + 1, count: photos.length })}</p>
          <IconButton icon="right" label={t('review.nextPhoto')} onClick={() => go(1)} />
        </div>
      )}
    </dialog>
  )
}
