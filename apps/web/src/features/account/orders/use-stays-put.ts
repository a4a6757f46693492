import { useLayoutEffect, useRef } from 'react'

/** What was pressed stays under the finger while it opens and something tall above it shuts. */
export function useStaysPut(isOpen: boolean) {
  const pressed = useRef<HTMLButtonElement>(null)
  const before = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has opened or shut
  useLayoutEffect(() => {
    const top = pressed.current?.getBoundingClientRect().top
    if (before.current !== undefined && top !== undefined && top !== before.current)
      scrollBy({ top: top - before.current, behavior: 'instant' })
    before.current = undefined
  }, [isOpen])
  return {
    pressed,
    hold() {
      before.current = pressed.current?.getBoundingClientRect().top
    },
  }
}
