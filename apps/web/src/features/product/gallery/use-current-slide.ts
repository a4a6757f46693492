import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { type RefObject, useEffect, useState } from 'react'

type Pictures = readonly MediaEntry[]

/** Follows the scroll position, and starts again when another colour brings other pictures. */
export function useCurrentSlide(strip: RefObject<HTMLUListElement | null>, pictures: Pictures): number {
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
