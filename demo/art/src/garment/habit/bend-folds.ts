import type { Chance } from '../../chance/random.ts'
import type { Point } from '../../outline/point.ts'
import { type Fold, fold } from '../../part/fold.ts'

/** `across` is the vector from edge to edge of the sleeve or leg, `gap` the distance between folds. */
type Bend = { at: Point; across: Point; count: number; amount?: number; gap?: number }

/** Short cross wrinkles where a sleeve or leg bends: pairs of ridge and valley, each from its own side. */
export function bendFolds(rng: Chance, { at, across, count, amount = 1, gap = 11 }: Bend): Fold[] {
  const [ax, ay] = across
  const length = Math.hypot(ax, ay)
  const nx = -ay / length
  const ny = ax / length
  return Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * gap + rng.spread(3)
    const short = rng.between(0.55, 1) - 0.3
    const bow = rng.between(2, 6)
    const [left, right] = i % 2 ? [short, 1] : [1, short]
    const [cx, cy] = [at[0] + nx * off, at[1] + ny * off]
    const from: Point = [cx - ax * 0.5 * left, cy - ay * 0.5 * left + rng.spread(3)]
    const to: Point = [cx + ax * 0.5 * right, cy + ay * 0.5 * right + rng.spread(3)]
    const middle: Point = [(from[0] + to[0]) / 2 + nx * bow, (from[1] + to[1]) / 2 + ny * bow]
    const ridge = [from, middle, to]
    const valley = ridge.map(([x, y]): Point => [x + nx * 6, y + ny * 6])
    return [
      fold(ridge, [rng.between(3.4, 5), rng.between(1.3, 2.1) * amount, 0.9]),
      fold(valley, [rng.between(3, 4.4), -rng.between(1, 1.7) * amount, 0.9]),
    ]
  }).flat()
}
