import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'

/**
 * A hundred choices are plain links, and one listener follows them inside the shop: a component of the router for each
 * would be a fifth of drawing the list. What opens a new tab or window is left to the browser.
 */
export function useChoiceLinks() {
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[rel=nofollow]') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const address = link.getAttribute('href') ?? ''
    void navigate(address.slice(base.length), { preventScrollReset: true })
  }
  return { hrefOf: (address: string) => base + address, follow }
}
