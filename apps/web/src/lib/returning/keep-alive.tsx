import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { AwayContext } from '#web/ui/focus/away.ts'
import lazy from '#web/ui/lazy/lazy-part.module.css'

type Kept<Data> = { data: Data | undefined; isAway: boolean; visit: number }

/**
 * Shows `data`, and keeps what was drawn, out of the document, while there is none: going back to the very same data shows
 * it again as it was left, where drawing a list anew was most of the wait. Anything else begins afresh.
 */
export function KeepAlive<Data>({
  data,
  children,
}: {
  data: Data | undefined
  children: (data: Data) => ReactNode
}) {
  const { data: shown, isAway, visit } = useKept(data)
  const box = useRef<HTMLDivElement>(null)
  useOutOfDocument(box, isAway)
  if (shown === undefined) return null
  return (
    <div key={visit} ref={box} className={lazy.part}>
      <AwayContext value={isAway}>{children(shown)}</AwayContext>
    </div>
  )
}

function useKept<Data>(data: Data | undefined): Kept<Data> {
  const [kept, keep] = useState<Kept<Data>>({ data, isAway: false, visit: 0 })
  const isAway = data === undefined
  const shown = data ?? kept.data
  if (kept.isAway === isAway && kept.data === shown) return kept
  const isOther = kept.isAway && kept.data !== shown
  const next = { data: shown, isAway, visit: kept.visit + Number(isOther) }
  keep(next)
  return next
}

/** Nobody finds there what is only kept: no script, no reader, no search in the page. React goes on as if it were. */
function useOutOfDocument(box: RefObject<HTMLElement | null>, isAway: boolean): void {
  useLayoutEffect(() => {
    const place = box.current
    if (!isAway || !place) return
    // Taken out, not moved elsewhere: whatever took them in would look through every element of a list once more.
    const held = [...place.childNodes]
    place.replaceChildren()
    return () => place.append(...held)
  }, [box, isAway])
}
