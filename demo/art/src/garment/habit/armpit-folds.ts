import type { Chance } from '../../chance/random.ts'
import type { Point, Side } from '../../outline/point.ts'
import { type Fold, fold } from '../../part/fold.ts'

type Armpit = { at: Point; side: Side; amount?: number }

/** Drag lines that leave the armpit into the chest: they fan, differ in length and die out. */
export function armpitFolds(rng: Chance, { at: [x, y], side, amount = 1 }: Armpit): Fold[] {
  return Array.from({ length: 4 }, (_, i) => {
    const angle = rng.between(0.15, 1.25) + i * 0.12
    const length = rng.between(44, 92)
    const endX = x - side * Math.cos(angle) * length
    const endY = y - 12 + Math.sin(angle) * length * 0.9 + i * 5
    const middle: Point = [(x + endX) / 2 + rng.spread(4), (y + endY) / 2 - rng.between(0, 8)]
    const width = rng.between(4, 6.4)
    const height = (i % 2 ? -1 : 1) * rng.between(1.3, 2.2) * amount
    return fold([[x - side * 3, y + i * 4], middle, [endX, endY]], [width, height, -1.3])
  })
}

/** Both armpits, the right one first. */
export const armpits = (rng: Chance, [x, y]: Point, amount = 1): Fold[] => [
  ...armpitFolds(rng, { at: [x, y], side: 1, amount }),
  ...armpitFolds(rng, { at: [-x, y], side: -1, amount }),
]
