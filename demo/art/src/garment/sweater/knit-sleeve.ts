import type { Chance } from '../../chance/random.ts'
import { corner, type Point, type Side } from '../../outline/point.ts'
import { type Part, part } from '../../part/part.ts'
import { longSleeve } from '../sleeve/long-sleeve.ts'

/** `length` is the body's, `rib` the depth of hem and cuff, `neck` where a raglan's seam ends. */
type Making = { length: number; rib?: number; neck?: Point }

/** A sleeve that blouses over its ribbed cuff. */
export function knitSleeve(rng: Chance, side: Side, { length, rib = 27, neck }: Making): Part[] {
  const cut = {
    tip: [123, 28],
    pit: [134, 146],
    end: [177, length - 30],
    cuff: 22,
    bow: 5,
    fullness: 1.04,
  } as const
  const { part: sleeve, at } = longSleeve(rng, { ...cut, side, amount: 1.1, ...(neck && { neck }) })
  const long = 0.985 + rib * 0.005
  const cuff = [at(0.985, 0.86), at(0.985, -0.86), at(long, -0.8), at(long, 0.84)].map(corner)
  const look = { slot: 'rib', grain: -side * 0.09, lift: 0.3, puffRadius: 12 } as const
  return [part(`cuff${side}`, cuff, look), sleeve]
}
