import { hash32 } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'
import type { Beside } from './neighbours.ts'

type Task = {
  beside: Beside
  /** What the lines belong to: a form, a cloth, a fit. */
  kindOf: (good: Good) => string
  /** How many lines there are of it. */
  countOf: (good: Good) => number
  salt: string
}

/** Hands every good one line of its kind: another than its neighbours have, and each line about equally often. */
export function spread(goods: readonly Good[], task: Task): Map<Good, number> {
  const given = new Map<Good, number>()
  for (const kin of Map.groupBy(goods, task.kindOf).values()) handOut(kin, task, given)
  return given
}

function handOut(kin: readonly Good[], { beside, countOf, salt }: Task, given: Map<Good, number>): void {
  const waiting = new Set(kin)
  const used = new Map<number, number>()
  const near = new Map(kin.map((good) => [good, kin.filter((other) => beside.get(good)?.has(other))]))
  const takenAround = (good: Good) =>
    new Set((near.get(good) ?? []).flatMap((other) => given.get(other) ?? []))
  while (waiting.size > 0) {
    const good = mostPressed(
      waiting,
      (one) => takenAround(one).size * kin.length + (near.get(one)?.length ?? 0),
    )
    const taken = takenAround(good)
    const rank = (line: number) =>
      (taken.has(line) ? kin.length * 2 : 0) +
      (used.get(line) ?? 0) +
      hash32(`${salt}/${good.sku}/${line}`) / 2 ** 32
    const lines = Array.from({ length: countOf(good) }, (_, line) => line)
    const line = lines.reduce((best, one) => (rank(one) < rank(best) ? one : best), 0)
    given.set(good, line)
    used.set(line, (used.get(line) ?? 0) + 1)
    waiting.delete(good)
  }
}

/** Whoever has the fewest lines left to choose from goes first. */
function mostPressed(waiting: ReadonlySet<Good>, pressure: (good: Good) => number): Good {
  let found: { good: Good; at: number } | undefined
  for (const good of waiting) {
    const at = pressure(good)
    if (!found || at > found.at) found = { good, at }
  }
  if (!found) throw new Error('nobody is waiting')
  return found.good
}
