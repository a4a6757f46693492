import type { Chance } from '../../chance/random.ts'
import type { Point } from '../../outline/point.ts'
import { type Fold, fold } from '../../part/fold.ts'

type At = (share: number, across: number) => Point

const FAN = [
  { share: 0.36, across: 0.9, height: 1 },
  { share: 0.43, across: 0.95, height: -0.9 },
  { share: 0.52, across: 0.92, height: 1 },
  { share: 0.6, across: 0.8, height: -0.8 },
  { share: 0.7, across: 0.85, height: 0.9 },
]

/** A fan from the inner elbow, a twist below the shoulder, gathers at the cuff. Never a ladder. */
export function sleeveFolds(rng: Chance, at: At, amount: number): Fold[] {
  return [...elbowFan(rng, at, amount), ...twist(at, amount)]
}

function elbowFan(rng: Chance, at: At, amount: number): Fold[] {
  const elbow = at(0.47, -0.95)
  return FAN.map(({ share, across, height }, i) => {
    const to = at(share + rng.spread(0.02), across * rng.between(0.7, 1))
    const middle = at(share * 0.6 + 0.47 * 0.4 + 0.02, across * 0.3)
    const from: Point = [elbow[0], elbow[1] + (i - 2) * 5]
    return fold([from, middle, to], [rng.between(4.5, 6.5), height * rng.between(1.9, 2.6) * amount, -0.7])
  })
}

const twist = (at: At, amount: number): Fold[] => [
  fold([at(0.1, 0.55), at(0.24, 0.2), at(0.4, -0.5)], [9, 2.2 * amount, 0.8]),
  fold([at(0.06, 0.1), at(0.2, -0.2), at(0.34, -0.7)], [8, -1.8 * amount, 0.8]),
  fold([at(0.66, -0.6), at(0.8, 0), at(0.95, 0.5)], [8, 1.9 * amount, 0.8]),
  fold([at(0.99, -0.4), at(0.88, -0.1), at(0.74, 0.3)], [6, -2.2 * amount, -0.7]),
  fold([at(0.99, 0.4), at(0.92, 0.1), at(0.84, -0.5)], [5, 1.8 * amount, -0.7]),
]
