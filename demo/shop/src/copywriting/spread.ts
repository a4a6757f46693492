import { hash32 } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'
import type { Beside, Neighbours } from './neighbours.ts'

/** So many more times may a line be told before it is told beside itself in a sorted list. */
const APART = 2

type Task = {
  neighbours: Neighbours
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

function handOut(kin: readonly Good[], task: Task, given: Map<Good, number>): void {
  const { neighbours, countOf, salt } = task
  const waiting = new Set(kin)
  const used = new Map<number, number>()
  const [near, far] = [neighbours.atFirst, neighbours.sorted].map((beside) => kinBeside(kin, beside))
  const linesAt = (good: Good, beside = near) =>
    (beside?.get(good) ?? []).flatMap((other) => given.get(other) ?? [])
  while (waiting.size > 0) {
    const good = mostPressed(
      waiting,
      (one) => new Set(linesAt(one)).size * kin.length + (near?.get(one)?.length ?? 0),
    )
    const taken = new Set(linesAt(good))
    const met = linesAt(good, far)
    const rank = (line: number) =>
      (taken.has(line) ? kin.length * 100 : 0) +
      met.filter((one) => one === line).length * APART +
      (used.get(line) ?? 0) +
      hash32(`${salt}/${good.sku}/${line}`) / 2 ** 32
    const lines = Array.from({ length: countOf(good) }, (_, line) => line)
    const line = lines.reduce((best, one) => (rank(one) < rank(best) ? one : best), 0)
    given.set(good, line)
    used.set(line, (used.get(line) ?? 0) + 1)
    waiting.delete(good)
  }
}

const kinBeside = (kin: readonly Good[], beside: Beside) =>
  new Map(kin.map((good) => [good, kin.filter((other) => beside.get(good)?.has(other))]))

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
