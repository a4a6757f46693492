import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { type ReactNode, useRef, useState } from 'react'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy/lazy-part.tsx'
import { glide } from '#web/ui/motion/glide.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './gallery.module.css'
import { Thumbs } from './thumbs.tsx'
import { useCurrentSlide } from './use-current-slide.ts'
import './video-slide.module.css'

const VideoSlide = lazyPart(async () => (await import('./video-slide.tsx')).VideoSlide)
const Zoom = lazyPanel(async () => (await import('./zoom.tsx')).Zoom)

type GalleryProps = { name: string; pictures: MediaEntry[]; children?: ReactNode }

/** Swiped or clicked: the strip scrolls by touch and arrow keys, the thumbs jump. Without scripts it is still a strip. */
export function Gallery({ name, pictures, children }: GalleryProps) {
  const t = useT()
  const strip = useRef<HTMLUListElement>(null)
  const current = useCurrentSlide(strip, pictures)
  const [zoomed, setZoomed] = useState<number>()
  const show = (index: number) => {
    const { current: list } = strip
    list?.scrollTo({ left: list.clientWidth * index, behavior: glide() })
  }
  const isStill = pictures[current]?.typ !== 'video'
  return (
    <section className={styles.gallery} aria-label={t('product.pictures', { name })}>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={t('product.pictures', { name })}>
          {pictures.map((one, index) => (
            <li key={`${one.pos}-${one.image}`} id={`picture-${index + 1}`}>
              {one.typ === 'video' ? (
                <VideoSlide entry={one} name={name} />
              ) : (
                <button type="button" className={styles.slide} tabIndex={-1} onClick={() => setZoomed(index)}>
                  <Picture
                    path={one.image}
                    tone={one.tone}
                    size="gallery"
                    alt={
                      one.lab ?? t('product.pictureOf', { name, number: index + 1, count: pictures.length })
                    }
                    loading={index === 0 ? 'first' : 'lazy'}
                  />
                </button>
              )}
            </li>
          ))}
        </ul>
        {children && <div className={styles.badges}>{children}</div>}
        {isStill && pictures.length > 0 && (
          <IconButton
            icon="zoom"
            label={t('product.zoom')}
            className={styles.zoom}
            onClick={() => setZoomed(current)}
          />
        )}
      </div>
      {pictures.length > 1 && <Thumbs pictures={pictures} current={current} onShow={show} />}
      {pictures.length > 3 && (
        <div className={styles.more}>
          {pictures.slice(2, 4).map((one) => (
            <Picture key={`${one.pos}-${one.image}`} path={one.image || null} size="gallery" alt="" />
          ))}
        </div>
      )}
      {zoomed !== undefined && (
        <Zoom
          name={name}
          entries={pictures}
          first={zoomed}
          isOpen
          onOpen={() => setZoomed(zoomed)}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </section>
  )
}
