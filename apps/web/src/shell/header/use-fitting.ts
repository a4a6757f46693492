import { type RefObject, useEffect } from 'react'

/** Links of a row that wrapped out of sight are out of reach, too: nobody's focus may go where nothing is seen. */
export function useFitting(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const nav = row.current
    if (!nav || typeof ResizeObserver === 'undefined') return
    const look = () => {
      const links = [...nav.children].filter((child) => child instanceof HTMLElement)
      const first = links[0]?.offsetTop ?? 0
      for (const link of links) link.inert = link.offsetTop > first
    }
    const watch = new ResizeObserver(look)
    watch.observe(nav)
    return () => watch.disconnect()
  }, [row])
}
