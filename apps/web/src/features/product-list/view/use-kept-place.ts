import { type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Which of the places was pressed, and how far from the window's top it stood then. */
type Pressed = { index: number; top: number }

/** By the key of their step in the browser's history. */
const pressed = new Map<string, Pressed>()
const MOST = 20
/** Until the cards around it are drawn, also on a slow phone. */
const SETTLED_MS = 2_000
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Whoever comes back to a list finds the card they pressed where it stood. Cards further up are as high as they are guessed until
 * somebody sees them, so that the same number of pixels from the top of the page is another place, by half a card in a long list.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const was = pressed.get(key)
    // Once: who goes on from here, and comes back by the browser's own buttons, was elsewhere meanwhile.
    pressed.delete(key)
    if (was && list.current) return holdStill(list.current, was)
  }, [list, key])
  return ({ target }: MouseEvent) => {
    const place = target instanceof Element && target.closest('a') ? target.closest('li') : null
    const index = place ? [...(list.current?.children ?? [])].indexOf(place) : -1
    if (place && index >= 0) note(key, { index, top: topOf(place) })
  }
}

function note(key: string, place: Pressed): void {
  pressed.delete(key)
  pressed.set(key, place)
  const [oldest = ''] = pressed.keys()
  if (pressed.size > MOST) pressed.delete(oldest)
}

/** Each time the list grows, before that is painted, until somebody moves it or it has settled. */
function holdStill(list: HTMLElement, { index, top }: Pressed): () => void {
  const stand = () => {
    const place = list.children[index]
    if (place) scrollBy({ top: topOf(place) - top, behavior: 'instant' })
  }
  // After the router has scrolled, which it does in an effect of its own.
  queueMicrotask(stand)
  const watch = new ResizeObserver(stand)
  watch.observe(list)
  const end = () => {
    watch.disconnect()
    clearTimeout(late)
    for (const sign of SIGNS) removeEventListener(sign, end, { capture: true })
  }
  const late = setTimeout(end, SETTLED_MS)
  for (const sign of SIGNS) addEventListener(sign, end, { capture: true, passive: true })
  return end
}

const topOf = (place: Element): number => place.getBoundingClientRect().top
