import type { Chance } from '../../chance/random.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Point, Side } from '../../outline/point.ts'
import type { Fold } from '../../part/fold.ts'
import { foldPair } from './fold-pair.ts'

type Crotch = { side: Side; y: number; amount: number }

/** Up into the hip, across the thigh and down it, by the angle they leave the crotch at. */
const WAYS = [-0.7, -0.28, 0.16, 0.6]

/** The fan from the crotch at `y` into the thigh: fine lines of uneven length that are gone by the middle of the leg. */
export const crotchFolds = (rng: Chance, { side, y, amount }: Crotch): Fold[] =>
  WAYS.flatMap((way) => {
    const angle = way + rng.spread(0.1)
    const length = rng.between(34, 62)
    const at = (share: number, sag: number): Point => [
      3 + Math.cos(angle) * length * share,
      y - 8 + Math.sin(angle) * length * share + sag,
    ]
    const line = onSide([at(0, 0), at(0.5, 2.5), at(1, 0)], side)
    return foldPair(line, [rng.between(3, 4.4), rng.between(0.8, 1.3) * amount, -1.2], side)
  })
