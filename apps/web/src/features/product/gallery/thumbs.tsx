import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { glide } from '#web/ui/motion/glide.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './thumbs.module.css'

type ThumbsProps = { pictures: readonly MediaEntry[]; current: number; onShow(index: number): void }

/** The current one is always in sight, also in a strip longer than the screen. */
export function Thumbs({ pictures, current, onShow }: ThumbsProps) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const strip = list.current
    const thumb = strip?.children[current]
    if (!strip || !(thumb instanceof HTMLElement)) return
    const middle = thumb.offsetLeft - (strip.clientWidth - thumb.offsetWidth) / 2
    if (strip.scrollWidth > strip.clientWidth) strip.scrollTo({ left: middle, behavior: glide() })
  }, [current])
  return (
    <ul className={styles.thumbs} ref={list}>
      {pictures.map((one, index) => (
        <li key={`${one.pos}-${one.image}`}>
          <button
            type="button"
            aria-label={t(one.typ === 'video' ? 'product.showVideo' : 'product.showPicture', {
              number: index + 1,
            })}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            <Picture path={one.image || null} tone={one.tone} size="cart" alt="" loading="eager" />
            {one.typ === 'video' && (
              <span className={styles.play}>
                <Icon name="play" size="tiny" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
