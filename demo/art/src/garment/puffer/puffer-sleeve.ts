import type { Chance } from '../../chance/random.ts'
import { corner, type Side } from '../../outline/point.ts'
import { type Part, part } from '../../part/part.ts'
import { longSleeve } from '../sleeve/long-sleeve.ts'
import { channel } from './channels.ts'

const SHARES = [0.02, 0.17, 0.32, 0.47, 0.62, 0.77, 0.91]

export function pufferSleeve(rng: Chance, side: Side, length: number): Part[] {
  const cut = {
    tip: [125, 28],
    pit: [134, 150],
    end: [184, Math.min(length, 400) - 18],
    cuff: 29,
    bow: 7,
    fullness: 1.22,
  } as const
  const { part: sleeve, at } = longSleeve(rng, { ...cut, side, amount: 0.4 })
  const channels = SHARES.map((share) => channel(rng, [at(share, -1), at(share + 0.012, 0), at(share, 1)]))
  const inner = [at(0.98, 0.72), at(0.98, -0.72), at(1.07, -0.62), at(1.07, 0.62)].map(corner)
  return [
    part(`cuff${side}`, inner, { slot: 'rib', grain: -side * 0.09, lift: 0.2, puffRadius: 10, tone: 0.9 }),
    {
      ...sleeve,
      puffRadius: 20,
      puff: 5.5,
      edge: 2.4,
      round: 5,
      folds: [...sleeve.folds, ...channels.flatMap(({ folds }) => folds)],
      ink: channels.flatMap(({ ink }) => ink),
    },
  ]
}
