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
  const [near, far] = [kinBeside(kin, neighbours.atFirst), kinBeside(kin, neighbours.sorted)]
  /** Lines that stand beside a good at first sight; kept up as they are handed out. */
  const taken = new Map(kin.map((good) => [good, new Set<number>()]))
  const takenBy = (good: Good) => taken.get(good) ?? new Set()
  while (waiting.size > 0) {
    const good = mostPressed(waiting, (one) => takenBy(one).size * kin.length + (near.get(one)?.length ?? 0))
    const met = countOfEach((far.get(good) ?? []).map((other) => given.get(other)))
    const ranks = Array.from(
      { length: countOf(good) },
      (_, line) =>
        (takenBy(good).has(line) ? kin.length * 100 : 0) +
        (met.get(line) ?? 0) * APART +
        (used.get(line) ?? 0) +
        hash32(`${salt}/${good.sku}/${line}`) / 2 ** 32,
    )
    const line = Math.max(0, ranks.indexOf(Math.min(...ranks)))
    given.set(good, line)
    for (const other of near.get(good) ?? []) takenBy(other).add(line)
    used.set(line, (used.get(line) ?? 0) + 1)
    waiting.delete(good)
  }
}

function countOfEach<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

function kinBeside(kin: readonly Good[], beside: Beside): Map<Good, Good[]> {
  const own = new Set(kin)
  return new Map(kin.map((good) => [good, [...(beside.get(good) ?? [])].filter((other) => own.has(other))]))
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
