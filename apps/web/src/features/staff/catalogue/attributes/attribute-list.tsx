import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { SearchField } from '../../search-field.tsx'
import staff from '../../staff-page.module.css'
import desk from '../categories/categories.module.css'
import { AttributeRow, type ListedAttribute } from './attribute-row.tsx'
import { dropOf, stepOf } from './row-places.ts'
import type { AttributeDesk } from './use-attribute-list.ts'

type AttributeListProps = {
  items: readonly ListedAttribute[]
  desk: Pick<AttributeDesk, 'move' | 'isBusy'>
  openId: number | undefined
  onOpen(id: number): void
}

/** Arrows walk, with Alt they move; the same by buttons, and by dragging a row. What is searched is not moved. */
export function AttributeList({ items, desk: { move, isBusy }, openId, onOpen }: AttributeListProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const [q, setQ] = useState('')
  const [focused, setFocused] = useState<number>()
  const rows = items.filter(({ code, label }) => `${code} ${label}`.toLowerCase().includes(q.toLowerCase()))
  const ids = items.map(({ id }) => id)
  const known = (id: number | undefined) => rows.some((row) => row.id === id)
  const current = known(focused) ? focused : known(openId) ? openId : rows[0]?.id
  const stepFrom = (id: number | undefined, by: -1 | 1) =>
    q === '' && id !== undefined ? stepOf(ids, id, by) : undefined
  function step(id: number | undefined, by: -1 | 1) {
    const to = stepFrom(id, by)
    if (to && id !== undefined) void move(id, to.before)
  }
  function focus(id: number | undefined) {
    if (id === undefined) return
    setFocused(id)
    list.current?.querySelector<HTMLElement>(`[data-attribute="${id}"]`)?.focus()
  }
  function press(event: KeyboardEvent, id: number) {
    const at = rows.findIndex((row) => row.id === id)
    const acts = new Map([
      ['ArrowDown', () => (event.altKey ? step(id, 1) : focus(rows[at + 1]?.id))],
      ['ArrowUp', () => (event.altKey ? step(id, -1) : focus(rows[at - 1]?.id))],
      ['Home', () => focus(rows[0]?.id)],
      ['End', () => focus(rows.at(-1)?.id)],
      ['Enter', () => onOpen(id)],
      [' ', () => onOpen(id)],
    ])
    if (!acts.has(event.key)) return
    acts.get(event.key)?.()
    event.preventDefault()
  }
  const shown = openId ?? current
  const name = items.find(({ id }) => id === shown)?.label ?? ''
  return (
    <>
      <search className={staff.filters}>
        <SearchField label={t('staff.atrFind')} value={q} onChange={setQ} />
      </search>
      <div className={desk.moves} role="toolbar" aria-label={t('staff.atrMoves')}>
        <IconButton
          icon="up"
          label={t('staff.ctgUp', { name })}
          disabled={isBusy || !stepFrom(shown, -1)}
          onClick={() => step(shown, -1)}
        />
        <IconButton
          icon="down"
          label={t('staff.ctgDown', { name })}
          disabled={isBusy || !stepFrom(shown, 1)}
          onClick={() => step(shown, 1)}
        />
      </div>
      {rows.length === 0 && <p className={staff.empty}>{t('staff.atrNoneFound')}</p>}
      {rows.length > 0 && (
        <div
          ref={list}
          role="listbox"
          tabIndex={-1}
          className={desk.tree}
          aria-label={t('staff.atrTitle')}
          aria-busy={isBusy}
        >
          {rows.map((row) => (
            <AttributeRow
              key={row.id}
              row={row}
              isOpen={row.id === openId}
              isCurrent={row.id === current}
              onOpen={() => onOpen(row.id)}
              onKey={(event) => press(event, row.id)}
              onDrop={(id, place) => {
                const to = q === '' ? dropOf(ids, id, place) : undefined
                if (to) void move(id, to.before)
              }}
            />
          ))}
        </div>
      )}
    </>
  )
}
