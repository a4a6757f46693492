import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './categories.module.css'
import { CategoryRow } from './category-row.tsx'
import { dropOf, rowsOf, type Step, stepOf, type TreeItem, type TreeRow } from './tree-rows.ts'
import type { CategoryDesk } from './use-category-tree.ts'

type CategoryTreeProps = {
  items: readonly TreeItem[]
  desk: Pick<CategoryDesk, 'move' | 'isBusy'>
  openId: number | undefined
  onOpen(id: number): void
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
const BUTTONS = [
  ['up', 'up', 'staff.ctgUp'],
  ['down', 'down', 'staff.ctgDown'],
  ['out', 'left', 'staff.ctgOut'],
  ['in', 'right', 'staff.ctgIn'],
] as const

/** Arrows walk and fold, with Alt they move; the same by buttons, and by dragging a row. */
export function CategoryTree({ items, desk, openId, onOpen }: CategoryTreeProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [focused, setFocused] = useState<number>()
  const rows = rowsOf(items, folded)
  const known = (id: number | undefined) => rows.some((row) => row.id === id)
  const current = known(focused) ? focused : known(openId) ? openId : rows[0]?.id
  const step = (id: number | undefined, name: Step) => {
    const move = id === undefined ? undefined : stepOf(items, id, name)
    if (move) void desk.move(move)
  }
  function focus(id: number | undefined) {
    if (id === undefined) return
    setFocused(id)
    list.current?.querySelector<HTMLElement>(`[data-category="${id}"]`)?.focus()
  }
  const fold = (id: number, isFolded = !folded.has(id)) => {
    const next = new Set(folded)
    if (isFolded) next.add(id)
    else next.delete(id)
    setFolded(next)
  }
  function press(event: KeyboardEvent, row: TreeRow) {
    const name = STEPS[event.key]
    if (event.altKey && name) step(row.id, name)
    else if (!walk(event.key, row)) return
    event.preventDefault()
    event.stopPropagation()
  }
  function walk(key: string, { id, parent_id, hasChildren }: TreeRow): boolean {
    const at = rows.findIndex((row) => row.id === id)
    const isOpen = hasChildren && !folded.has(id)
    const acts = new Map([
      ['ArrowDown', () => focus(rows[at + 1]?.id)],
      ['ArrowUp', () => focus(rows[at - 1]?.id)],
      ['ArrowRight', () => (isOpen ? focus(rows[at + 1]?.id) : fold(id, false))],
      ['ArrowLeft', () => (isOpen ? fold(id, true) : focus(parent_id ?? undefined))],
      ['Home', () => focus(rows[0]?.id)],
      ['End', () => focus(rows.at(-1)?.id)],
      ['Enter', () => onOpen(id)],
      [' ', () => onOpen(id)],
    ])
    acts.get(key)?.()
    return acts.has(key)
  }
  const shown = openId ?? current
  return (
    <>
      <div className={styles.moves} role="toolbar" aria-label={t('staff.ctgMoves')}>
        {BUTTONS.map(([name, icon, words]) => (
          <IconButton
            key={name}
            icon={icon}
            label={t(words, { name: items.find(({ id }) => id === shown)?.name ?? '' })}
            disabled={desk.isBusy || shown === undefined || !stepOf(items, shown, name)}
            onClick={() => step(shown, name)}
          />
        ))}
      </div>
      <div
        ref={list}
        role="tree"
        className={styles.tree}
        aria-label={t('staff.ctgTitle')}
        aria-busy={desk.isBusy}
      >
        {rows.map((row) => (
          <CategoryRow
            key={row.id}
            row={row}
            isOpen={row.id === openId}
            isFolded={folded.has(row.id)}
            isCurrent={row.id === current}
            onOpen={() => onOpen(row.id)}
            onFold={() => fold(row.id)}
            onKey={(event) => press(event, row)}
            onDrop={(id, place) => {
              const move = dropOf(items, id, place)
              if (move) void desk.move(move)
            }}
          />
        ))}
      </div>
    </>
  )
}
