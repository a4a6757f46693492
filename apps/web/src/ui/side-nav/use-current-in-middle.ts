import { useLayoutEffect, useRef } from 'react'

/** Of a row of tabs that scrolls: the one that stands in `current` is seen, and so is that there are others beside it. */
export function useCurrentInMiddle(current: string) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const tab = current && row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!tab) return
    toMiddle(tab)
    // Words are as wide as they stay only in their own letters.
    void document.fonts?.ready.then(() => toMiddle(tab))
  }, [current])
  return row
}

function toMiddle(tab: HTMLElement): void {
  const row = tab.parentElement
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
