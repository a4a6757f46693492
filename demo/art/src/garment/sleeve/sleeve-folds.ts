import type { Chance } from '../../chance/random.ts'
import type { Point } from '../../outline/point.ts'
import { type Fold, fold } from '../../part/fold.ts'

type At = (share: number, across: number) => Point

const FAN = [
  { below: -0.11, across: 0.9, height: 1 },
  { below: -0.04, across: 0.95, height: -0.9 },
  { below: 0.05, across: 0.92, height: 1 },
  { below: 0.13, across: 0.8, height: -0.8 },
  { below: 0.23, across: 0.85, height: 0.9 },
]

/** A fan from the inner elbow, a twist below the shoulder, gathers at the cuff. Never a ladder. */
export function sleeveFolds(rng: Chance, at: At, amount: number): Fold[] {
  return [...elbowFan(rng, at, amount), ...twist(rng, at, amount)]
}

/** No two sleeves were bent alike: the elbow sits higher or lower, and the fan opens wide or hardly. */
function elbowFan(rng: Chance, at: At, amount: number): Fold[] {
  const bend = rng.between(0.4, 0.53)
  const open = rng.between(0.75, 1.3)
  const deep = rng.between(0.65, 1.1) * amount
  const elbow = at(bend, -0.95)
  return FAN.map(({ below, across, height }, i) => {
    const share = bend + below * open
    const to = at(share + rng.spread(0.03), across * rng.between(0.35, 1))
    const middle = at(share * 0.6 + bend * 0.4 + 0.02, across * rng.between(0.1, 0.4))
    const from: Point = [elbow[0], elbow[1] + (i - 2) * 5 * open]
    return fold([from, middle, to], [rng.between(4, 6.2), height * rng.between(1.7, 2.6) * deep, -0.9])
  })
}

function twist(rng: Chance, at: At, amount: number): Fold[] {
  const [top, cuff] = [rng.spread(0.04), rng.spread(0.03)]
  const [high, low] = [rng.between(0.5, 1.1) * amount, rng.between(0.5, 1.1) * amount]
  return [
    fold([at(0.1 + top, 0.55), at(0.24 + top, 0.2), at(0.4 + top, -0.5)], [9, 2.2 * high, 0.8]),
    fold([at(0.06 + top, 0.1), at(0.2 + top, -0.2), at(0.34 + top, -0.7)], [8, -1.8 * high, 0.8]),
    fold([at(0.66 + cuff, -0.6), at(0.8 + cuff, 0), at(0.95, 0.5)], [8, 1.9 * low, 0.8]),
    fold([at(0.99, -0.4), at(0.88 + cuff, -0.1), at(0.74 + cuff, 0.3)], [6, -2.2 * low, -0.7]),
    fold([at(0.99, 0.4), at(0.92 + cuff, 0.1), at(0.84 + cuff, -0.5)], [5, 1.8 * low, -0.7]),
  ]
}
