import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Another page (not another filter): the focus goes to its heading, so a screen reader reads it out. */
export function usePageChange(onChange: () => void): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    changed()
    // Opened by keys while the page was on its way: whoever reads in it stays there.
    if (document.activeElement?.closest('[data-category-panel]')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
