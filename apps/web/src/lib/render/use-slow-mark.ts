import { type RefObject, useEffect, useRef } from 'react'

/** What changes sooner neither fades nor shows that it is on its way. */
const SLOW_MS = 150

/**
 * Marks an element with `data-slow` once it has been busy for a while. By the clock, not by a delayed transition: that paints
 * all that will fade before it begins, also where it never does. And not by a state: that would begin anew the drawing of
 * the very page that is waited for. `whenSlow` goes with the mark, and answers how to take back what it did.
 */
export function useSlowMark<Part extends HTMLElement>(
  isBusy: boolean,
  whenSlow?: (part: Part) => () => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const element = part.current
    if (!isBusy || !element) return
    let takeBack: (() => void) | undefined
    const timer = setTimeout(() => {
      element.toggleAttribute('data-slow', true)
      takeBack = whenSlow?.(element)
    }, SLOW_MS)
    return () => {
      clearTimeout(timer)
      takeBack?.()
      element.removeAttribute('data-slow')
    }
  }, [isBusy, whenSlow])
  return part
}
