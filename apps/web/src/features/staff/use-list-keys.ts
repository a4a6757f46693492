import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTyping, lettersAreOn } from './frame/letter-keys.ts'

type ListKeys = {
  ids: readonly number[]
  openId: number | undefined
  open(id?: number): void
  /** What other keys do here. */
  acts?: Readonly<Record<string, () => void>>
}

/** J and K go down and up, Enter opens, Escape closes, / searches; never inside a field. */
export function useListKeys({ ids, openId, open, acts: more = {} }: ListKeys) {
  const search = useRef<HTMLInputElement>(null)
  const [cursor, setCursor] = useState<number>()
  const openCursor = () => cursor !== undefined && document.activeElement === document.body && open(cursor)
  const acts = new Map([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['/', () => search.current?.focus()],
    ['Enter', openCursor],
    ...Object.entries(more),
  ])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.key === 'Escape' && openId !== undefined) return open()
    if (isTyping(event.target) || (event.key.length === 1 && !lettersAreOn())) return
    const act = acts.get(event.key)
    if (act) begin(act, event)
  })
  /** A letter that puts somebody into a field is not typed there, too. */
  function begin(act: () => unknown, event: KeyboardEvent): void {
    if (event.key.length === 1) event.preventDefault()
    act()
  }
  function move(step: number): void {
    const from = openId ?? cursor
    const at = from === undefined ? -1 : ids.indexOf(from)
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + step))]
    if (next === undefined) return
    setCursor(next)
    if (openId !== undefined) open(next)
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { cursor, search }
}
