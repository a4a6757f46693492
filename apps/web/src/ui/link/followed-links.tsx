import { use, useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { LinkBase } from './link-base.ts'

/** How long a pointer rests on a link before what it leads to is fetched. */
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
  return ahead && <PrefetchPageLinks page={ahead} />
}

/** Tells the address a pointer, a finger or the focus came to rest on, and undefined once it has left. */
function watchRests(tell: (address: string | undefined) => void): () => void {
  const watch = new AbortController()
  let under: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  function come(event: Event): void {
    const link = linkOf(event)
    if (link === under) return
    under = link
    clearTimeout(timer)
    tell(undefined)
    if (link?.dataset.follow !== 'ahead') return
    timer = setTimeout(() => tell(link.getAttribute('href') ?? undefined), REST_MS)
  }
  for (const kind of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(kind, come, { passive: true, signal: watch.signal })
  return () => {
    watch.abort()
    clearTimeout(timer)
  }
}

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-follow]') : null) ?? undefined
