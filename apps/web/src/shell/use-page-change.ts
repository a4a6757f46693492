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
      heading.setAttribute('tabindex', '-1')
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

/** A page that asks for what it shows has its heading later: an order just placed, an account. */
function whenHeaded(take: (heading: HTMLElement) => void): (() => void) | undefined {
  const heading = () => document.querySelector<HTMLElement>('main h1')
  const main = document.querySelector('main')
  const from = document.activeElement ?? document.body
  const there = heading()
  if (there) return void take(there)
  const waiting = new MutationObserver(() => {
    const come = heading()
    if (!come && !isElsewhere(from)) return
    waiting.disconnect()
    if (come && !isElsewhere(from)) take(come)
  })
  if (main) waiting.observe(main, { childList: true, subtree: true })
  return () => waiting.disconnect()
}
