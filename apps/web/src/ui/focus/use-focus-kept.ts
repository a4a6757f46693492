import { useEffect, useRef } from 'react'

/**
 * What is pressed in a part may go with what it changes. Whoever pressed it stays in the part: in its field, else at its
 * last button. For the part's element; `shown` is what it shows.
 */
export function useFocusKept(shown: string) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (!isInside.current || document.activeElement !== document.body) return
    const left =
      ref.current?.querySelector('input') ?? [...(ref.current?.querySelectorAll('button') ?? [])].at(-1)
    left?.focus({ preventScroll: true })
  }, [shown])
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
