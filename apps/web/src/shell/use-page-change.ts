import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isNavigating } from '#web/lib/touch/when-arrived.ts'

/**
 * Another page (not another filter): the focus goes to its heading, so a screen reader reads it out. Who has gone
 * elsewhere while the page was on its way, into a menu or a field, stays there; so does who was led into a part of it,
 * such as what opens beside a list.
 */
export function usePageChange(onChange: () => void): void {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const last = useRef(pathname)
  const askedFrom = useRef<Element | null>(null)
  const stoodAt = useRef<Element | null>(null)
  const changed = useEffectEvent(onChange)
  // The page is there, and none of its parts has done anything yet.
  useLayoutEffect(() => {
    stoodAt.current = document.activeElement
  })
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    changed()
    if (isElsewhere(stoodAt.current) || (askedFrom.current && isElsewhere(askedFrom.current))) return
    return whenHeaded((heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [pathname])
  // Behind the arrival, and forgotten with it: a page that is there at once has nobody waiting for it.
  useEffect(() => {
    askedFrom.current = state === 'loading' ? document.activeElement : null
    isNavigating.set(state !== 'idle')
  }, [state])
}

function isElsewhere(from: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && activeElement !== from
}

/**
 * A page that asks for what it shows has its heading later, an order just placed or an account; or heads itself anew once
 * the answer is there, and the heading that had the focus is gone. Until somebody goes elsewhere the focus goes along.
 * Back with a drawer open shuts it behind the page: until then nothing beyond it takes the focus, and then its opener would.
 */
function whenHeaded(take: (heading: HTMLElement) => void): () => void {
  const main = document.querySelector('main')
  let at: Element | null = document.activeElement ?? document.body
  let isHeld = false
  const stop = () => {
    watching.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target === at) return
    stop()
    if (isHeld) take(at as HTMLElement)
  }
  const look = () => {
    if (!isHeld && isElsewhere(at)) return stop()
    const come = document.querySelector<HTMLElement>('main h1')
    if (!come || come === at) return
    at = come
    take(come)
    isHeld = isElsewhere(come)
  }
  const watching = new MutationObserver(look)
  if (main) watching.observe(main, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  look()
  return stop
}
