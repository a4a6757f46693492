import { expect, it } from 'vitest'
import { dropOf, rowsOf, type Side, type Step, stepOf, type TreeItem } from './tree-rows.ts'

const item = (id: number, parent_id: number | null): TreeItem => ({
  ...{ id, parent_id, name: `n${id}`, key: String(id), is_active: true, include_in_menu: true, products: 0 },
})
/** Every tree of four categories: each stands under none, or under one that came before it. */
const TREES = [null, 1].flatMap((two) =>
  [null, 1, 2].flatMap((three) =>
    [null, 1, 2, 3].map((four) => [item(1, null), item(2, two), item(3, three), item(4, four)]),
  ),
)
const SIDES: readonly Side[] = ['above', 'inside', 'below']
const PAIRS = [1, 2, 3, 4].flatMap((id) => [1, 2, 3, 4].map((on) => [id, on] as const))

type Move = { id: number; parent: number | null; before: number | null }
/** As the shop does it: out of its place, then in front of the other or behind all. */
function moved(items: readonly TreeItem[], { id, parent, before }: Move): TreeItem[] {
  const others = items.filter((one) => one.id !== id)
  const at = before === null ? others.length : others.findIndex((one) => one.id === before)
  return others.toSpliced(at, 0, item(id, parent))
}
const childrenOf = (items: readonly TreeItem[], parent: number | null | undefined) =>
  items.filter(({ parent_id }) => parent_id === parent).map(({ id }) => id)
const parentOf = (items: readonly TreeItem[], id: number) => items.find((one) => one.id === id)?.parent_id
const isBelow = (items: readonly TreeItem[], id: number | null | undefined, above: number): boolean =>
  id === above || (typeof id === 'number' && isBelow(items, parentOf(items, id), above))

it.each(SIDES)('dropped %s any other, a category stands right there, whatever the tree', (side) => {
  for (const items of TREES)
    for (const [id, on] of PAIRS) {
      const move = dropOf(items, id, { on, side })
      const told = `${JSON.stringify(items.map(({ parent_id }) => parent_id))} ${id} ${side} ${on}`
      if (isBelow(items, on, id)) {
        expect(move, told).toBeUndefined()
        continue
      }
      expect(move, told).toBeDefined()
      const after = moved(items, move as Move)
      const row = childrenOf(after, side === 'inside' ? on : parentOf(items, on))
      const [at, place] = [row.indexOf(id), row.indexOf(on)]
      const right = { above: place - 1, below: place + 1, inside: row.length - 1 }[side]
      expect(at, told).toBe(right)
    }
})

it('every step that is offered can be taken back by another', () => {
  const BACK: Record<Step, Step> = { up: 'down', down: 'up', in: 'out', out: 'in' }
  for (const items of TREES)
    for (const id of [1, 2, 3, 4])
      for (const step of ['up', 'down', 'in'] as const) {
        const move = stepOf(items, id, step)
        if (!move) continue
        const after = moved(items, move)
        const back = stepOf(after, id, BACK[step])
        expect(back, `${id} ${step}`).toBeDefined()
        const again = moved(after, back as Move)
        expect(rowsOf(again).map((row) => [row.id, row.level])).toEqual(
          rowsOf(items).map((row) => [row.id, row.level]),
        )
      }
})

it('each category is a row once, one level below its parent, unless something above it is folded', () => {
  for (const items of TREES) {
    const rows = rowsOf(items)
    expect(rows.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4])
    for (const { id, level, parent_id, hasChildren } of rows) {
      const parent = rows.find((row) => row.id === parent_id)
      expect([level, hasChildren]).toEqual([(parent?.level ?? 0) + 1, childrenOf(items, id).length > 0])
    }
    const folded = rowsOf(items, new Set([1])).map(({ id }) => id)
    expect(folded).toEqual(rows.filter(({ parent_id }) => !isBelow(items, parent_id, 1)).map(({ id }) => id))
  }
})
