import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { bendFolds } from '../habit/bend-folds.ts'
import { crotchFolds } from '../habit/crotch-folds.ts'
import { GOLD } from './gold.ts'
import { backPocket, frontPocket } from './jeans-pocket.ts'

type Leg = { side: Side; isBack: boolean; length: number }

const UPPER = pts`-3,10! 66,8! 80,60 89,124 92,220 90,340`
const INSEAM = pts`12,350 6,250 -2,160!`
const OUTSEAM = pts`67,24 80,70 86,124 88,220`

export function jeansLeg(rng: Chance, { side, isBack, length }: Leg): Part {
  const ends = pts`94,${length}! 56,${length + 5} 20,${length + 2}!`
  const hemStitch = pts`20,${length - 11} 56,${length - 6} 94,${length - 11}`
  return part(`leg${side}`, onSide([...UPPER, ...ends, ...INSEAM], side), {
    puffRadius: 30,
    puff: 6,
    lift: side > 0 ? 0.3 : 0,
    cast: 7,
    grain: -side * 0.04,
    folds: legFolds(rng, side, length),
    fades: wear(length).map((f) => ({ ...f, pts: onSide(f.pts, side) })),
    ink: [
      ...stitch(onSide(hemStitch, side), GOLD),
      ...seam(onSide(OUTSEAM, side), { strength: 0.4 }),
      ...(isBack ? backPocket(side) : frontPocket(side)),
    ],
  })
}

/** Crotch fan, breaks at knee and ankle, the slow roundness of the leg. */
function legFolds(rng: Chance, side: Side, length: number): Fold[] {
  const ankle = length - 32
  return [
    ...crotchFolds(rng, { side, y: 158, amount: 1.3 }),
    ...bendFolds(rng, { at: [50 * side, 292], across: [70 * side, -8], count: 4, amount: 0.85, gap: 15 }),
    ...bendFolds(rng, { at: [56 * side, ankle], across: [66 * side, 6], count: 3, amount: 0.9, gap: 12 }),
    fold(onSide(pts`44,150 48,260 52,400`, side), [15, 3.5, 0.7]),
    fold(onSide(pts`76,180 74,300 76,440`, side), [10, -3, 0.8]),
  ]
}

/** Bleached thigh, whiskers from the crotch, a worn hem. */
const wear = (length: number): Fold[] => [
  fold(pts`44,100 48,200 50,310 54,400`, [27, 0.3, 0.8]),
  ...[0, 1, 2, 3].map((i) =>
    fold(pts`18,${128 + i * 13} 42,${118 + i * 15} 66,${102 + i * 20}`, [3.4, 0.2, 0.9]),
  ),
  fold(pts`20,${length - 3} 56,${length + 2} 94,${length - 3}`, [4, 0.26, 0]),
]
