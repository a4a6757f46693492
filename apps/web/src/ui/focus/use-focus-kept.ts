import { useEffect, useRef } from 'react'

type Find = (part: HTMLElement) => HTMLElement | null | undefined

/**
 * What is pressed in a part may go with what it changes. Whoever pressed it stays in the part, at what is
 * found there. For the part's element; `shown` is what it shows.
 */
export function useFocusKept(shown: string, find: Find) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (!isInside.current || document.activeElement !== document.body) return
    if (ref.current) find(ref.current)?.focus({ preventScroll: true })
  }, [shown, find])
  return {
    ref,
    onFocus: () => {
      isInside.current = true
    },
    // Not told of what goes while it has the focus.
    onBlur: () => {
      isInside.current = false
    },
  }
}
