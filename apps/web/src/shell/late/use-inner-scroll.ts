import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

type Offset = { left: number; top: number }

/**
 * A list that is kept out of the document comes back with its rails and its column of filters at their beginning: a browser
 * forgets how far what it does not draw was moved. Told here, with what comes late, for no page needs it before it is touched.
 */
export function useInnerScroll(): void {
  const { key } = useLocation()
  useEffect(() => {
    const follow = ({ target }: Event) => target instanceof Element && remember(target)
    // Moved by the very touch this has come with.
    for (const one of boxes()) if (one.scrollLeft || one.scrollTop) remember(one)
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => removeEventListener('scroll', follow, { capture: true })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page, before it is painted
  useLayoutEffect(() => {
    for (const one of boxes()) {
      const offset = offsets.get(one)
      if (offset) one.scrollTo({ ...offset, behavior: 'instant' })
    }
  }, [key])
}

const offsets = new WeakMap<Element, Offset>()
const remember = (one: Element) => offsets.set(one, { left: one.scrollLeft, top: one.scrollTop })
const boxes = () => document.querySelectorAll('main *')
