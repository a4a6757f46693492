import { useEffect, useRef } from 'react'

const KEY = 'shop/menu/person'

/**
 * What comes a moment later has from the beginning the height it had last, for as long as the tab is open: what stands
 * below would move away under the finger. `lastHeight` in pixels is for what is around the part.
 */
export function useLastHeight() {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!part.current || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(([entry]) => {
      const element = entry?.target as HTMLElement | undefined
      // Shut it has no height, and while something is on its way not the one it will have.
      if (element?.offsetHeight && !element.querySelector('[aria-busy=true]')) keep(element.offsetHeight)
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [])
  return { part, lastHeight: read() }
}

function read(): number | undefined {
  try {
    return Number(sessionStorage.getItem(KEY)) || undefined
  } catch {
    return undefined
  }
}

/** A full or closed storage costs a convenience only. */
function keep(height: number): void {
  try {
    sessionStorage.setItem(KEY, String(height))
  } catch {}
}
