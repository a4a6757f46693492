import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './gallery.module.css'

type GalleryProps = { name: string; pictures: MediaEntry[] }

/** Swiped or clicked: the strip scrolls by touch, the thumbs jump. Without scripts it is still a strip. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useT()
  const strip = useRef<HTMLUListElement>(null)
  const current = useCurrentSlide(strip, pictures)
  const show = (index: number) => {
    const { current: list } = strip
    list?.scrollTo({ left: list.clientWidth * index, behavior: 'smooth' })
  }
  return (
    <section className={styles.gallery} aria-label={t('product.pictures', { name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={t('product.pictures', { name })}>
        {pictures.map((one, index) => (
          <li key={one.image} id={`picture-${index + 1}`}>
            <Picture
              path={one.image}
              size="gallery"
              alt={t('product.pictureOf', { name, number: index + 1, count: pictures.length })}
              loading={index === 0 ? 'first' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((one, index) => (
            <li key={one.image}>
              <button
                type="button"
                aria-label={t('product.showPicture', { number: index + 1 })}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                <Picture path={one.image} size="cart" alt="" loading="eager" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 3 && (
        <div className={styles.more}>
          {pictures.slice(2, 4).map((one) => (
            <Picture key={one.image} path={one.image} size="gallery" alt="" />
          ))}
        </div>
      )}
    </section>
  )
}

/** Follows the scroll position, and starts again when another colour brings other pictures. */
function useCurrentSlide(
  strip: { readonly current: HTMLUListElement | null },
  pictures: MediaEntry[],
): number {
  const [current, setCurrent] = useState(0)
  const first = pictures[0]?.image
  useEffect(() => {
    const list = strip.current
    if (!list || first === undefined) return
    list.scrollTo({ left: 0 })
    const follow = () => setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
    follow()
    list.addEventListener('scroll', follow, { passive: true })
    return () => list.removeEventListener('scroll', follow)
  }, [strip, first])
  return current
}
