import { use, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isPlainPress } from './is-plain-press.ts'
import { LinkBase } from './link-base.ts'

/** How long a pointer rests on a link before what it leads to is fetched. A tap of a finger is over by then. */
const REST_MS = 100

/** Follows the `ShopLink`s of a page inside the shop; `route` is the one that has what they lead to. */
export function FollowedLinks({ route }: { route: string }) {
  const navigate = useNavigate()
  const base = use(LinkBase)
  const [ahead, setAhead] = useState<string>()
  const hasToWait = useTurns(base)

  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = linkOf(event)
      if (!link || !isPlainPress(event) || event.defaultPrevented) return
      event.preventDefault()
      if (hasToWait(link)) return
      const address = link.getAttribute('href') ?? ''
      void navigate(address.slice(base.length) || '/', {
        replace: address === location.pathname + location.search + location.hash,
        preventScrollReset: link.dataset.follow === 'stay',
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, base, hasToWait])

  useEffect(() => watchRests(setAhead), [])
  return ahead && <link rel="prefetch" as="fetch" href={dataOf(ahead, route)} />
}

/**
 * Such as a filter changes the list that is shown: one that is pressed before the last has been answered waits for that, and leads
 * on from there. Its own address would still be without the last.
 */
function useTurns(base: string) {
  const { key, pathname } = useLocation()
  const isChanging = useNavigation().location?.pathname === base + pathname
  const isBusy = useRef(false)
  const waiting = useRef<HTMLAnchorElement[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every address that is there, too
  useEffect(() => {
    isBusy.current = isChanging
    const next = isChanging ? undefined : waiting.current.shift()
    if (next?.isConnected) next.click()
  }, [key, isChanging])
  return useCallback((link: HTMLAnchorElement): boolean => {
    if (link.dataset.follow !== 'stay') return false
    if (isBusy.current) return waiting.current.push(link) > 0
    isBusy.current = true
    return false
  }, [])
}

/** Tells the address a pointer or the focus came to rest on, and undefined once it has left. */
function watchRests(tell: (address: string | undefined) => void): () => void {
  const watch = new AbortController()
  let under: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPressed = false
  function ask(link: HTMLAnchorElement): void {
    tell(link.getAttribute('href') ?? undefined)
  }
  function leave(): void {
    clearTimeout(timer)
    // Whoever takes the element away cuts off what it asked for; of what was pressed the router waits for the rest.
    if (!isPressed) tell(undefined)
  }
  function come(event: Event): void {
    const link = linkOf(event)
    if (link === under) return
    under = link
    leave()
    if (link?.dataset.follow !== 'ahead') return
    timer = setTimeout(() => {
      isPressed = false
      ask(link)
    }, REST_MS)
  }
  /** The button of a mouse comes up a tenth of a second later. A finger that goes down may be about to scroll. */
  function press(event: PointerEvent): void {
    const link = linkOf(event)
    if (!link || link.dataset.follow === 'plain' || event.pointerType !== 'mouse' || !isPlainPress(event))
      return
    clearTimeout(timer)
    isPressed = true
    ask(link)
  }
  // Moves alone: a card that comes under a resting pointer, by scrolling or with Back, is none that somebody points at.
  for (const kind of ['mousemove', 'focusin'])
    document.addEventListener(kind, come, { passive: true, signal: watch.signal })
  document.addEventListener('pointerdown', press, { passive: true, signal: watch.signal })
  return () => {
    watch.abort()
    clearTimeout(timer)
  }
}

/** What the router will ask for when the link is pressed; its own prefetch leaves out routes a browser has a say in. */
function dataOf(address: string, route: string): string {
  const url = new URL(address, location.href)
  url.pathname += '.data'
  url.searchParams.set('_routes', route)
  return url.pathname + url.search
}

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-follow]') : null) ?? undefined
