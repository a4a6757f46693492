import { use, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { LinkBase } from './link-base.ts'

/** The route that finds products and lists by their address, as `routes.ts` names it. */
const CATALOGUE_ROUTE = 'pages/dispatch/dispatch-page'

/** How long a pointer rests on a link before what it leads to is fetched. A tap of a finger is over by then. */
const REST_MS = 100

/** Follows the `ShopLink`s of a page inside the shop. What opens a new tab or window is left to the browser. */
export function FollowedLinks() {
  const navigate = useNavigate()
  const base = use(LinkBase)
  const [ahead, setAhead] = useState<string>()

  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = linkOf(event)
      const isPlain =
        event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
      if (!link || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      const address = link.getAttribute('href') ?? ''
      void navigate(address.slice(base.length), {
        replace: address === location.pathname + location.search + location.hash,
        preventScrollReset: link.dataset.follow === 'stay',
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, base])

  useEffect(() => watchRests(setAhead), [])
  return ahead && <link rel="prefetch" as="fetch" href={dataOf(ahead)} />
}

/** Tells the address a pointer or the focus came to rest on, and undefined once it has left. */
function watchRests(tell: (address: string | undefined) => void): () => void {
  const watch = new AbortController()
  let under: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  function leave(): void {
    clearTimeout(timer)
    tell(undefined)
  }
  function come(event: Event): void {
    const link = linkOf(event)
    if (link === under) return
    under = link
    leave()
    if (link?.dataset.follow !== 'ahead') return
    timer = setTimeout(() => tell(link.getAttribute('href') ?? undefined), REST_MS)
  }
  // Moves alone: a card that comes under a resting pointer, by scrolling or with Back, is none that somebody points at.
  for (const kind of ['mousemove', 'focusin'])
    document.addEventListener(kind, come, { passive: true, signal: watch.signal })
  // A press asks by itself.
  document.addEventListener('click', leave, { signal: watch.signal })
  return () => {
    watch.abort()
    clearTimeout(timer)
  }
}

/** What the router will ask for when the link is pressed; its own prefetch leaves out routes a browser has a say in. */
function dataOf(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path}.data?${query ? `${query}&` : ''}_routes=${encodeURIComponent(CATALOGUE_ROUTE)}`
}

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-follow]') : null) ?? undefined
