import { useEffect, useRef } from 'react'
import { tabStorage } from '#web/lib/browser-storage.ts'

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
      if (element?.offsetHeight && !element.querySelector('[aria-busy=true]'))
        tabStorage.write(KEY, String(element.offsetHeight))
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [])
  return { part, lastHeight: Number(tabStorage.read(KEY)) || undefined }
}
