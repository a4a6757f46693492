import { startTransition, useCallback, useState } from 'react'
import { whenNear } from '../lazy/when-near.ts'
import { Picture } from '../picture.tsx'
import styles from './product-card.module.css'

type CardPicturesProps = {
  of: {
    image: string | null
    tone?: string | null | undefined
    hover: string | null
    third?: string | null
  }
  loading: 'first' | 'eager' | 'lazy'
  size: 'card' | 'rail'
}

/**
 * The picture, and behind it those a pointer or a finger brings. They are made once the card is near the window: of a page
 * with fifty cards they were a fifth of the markup.
 */
export function CardPictures({ of, loading, size }: CardPicturesProps) {
  const { image, tone, hover, third } = of
  const [isNear, setNear] = useState(false)
  const watch = useCallback((pictures: HTMLElement) => {
    // Under a finger the frame itself has no box.
    const first = pictures.firstElementChild ?? pictures
    return whenNear(first, () => startTransition(() => setNear(true)))
  }, [])
  return (
    <span className={styles.pictures} ref={watch}>
      <Picture path={image} tone={tone} size={size} alt="" loading={loading} />
      {isNear && hover && <Picture path={hover} size={size} alt="" className={styles.hover} />}
      {isNear && third && <Picture path={third} size={size} alt="" className={styles.third} />}
    </span>
  )
}
