import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router'
import { promoShop } from '../promo/promo-shop.ts'
import { createLeftPages } from './left-pages.ts'

const pages = createLeftPages({ now: () => Date.now() })

// Before the router hears of it: its loaders run with the microtasks behind its own listener.
if (!import.meta.env.SSR)
  addEventListener('popstate', () => pages.returnTo(location.pathname + location.search), { capture: true })

/** What the page at this address showed, if the browser is just going back to it. */
export const leftPage = <Answer>(url: URL): Answer | undefined => pages.find(url) as Answer | undefined

/** Keeps what is shown for who comes back; what promo mode narrows is nobody else's. */
export function useLeftPage(answer: unknown): void {
  const { pathname, search } = useLocation()
  const address = useHref({ pathname, search })
  useEffect(() => {
    if (!promoShop.get()) pages.keep(address, answer)
  }, [address, answer])
}
