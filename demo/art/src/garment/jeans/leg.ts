import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bendFolds } from '../habit/bend-folds.ts'
import { crotchFolds } from '../habit/crotch-folds.ts'
import { foldPair } from '../habit/fold-pair.ts'
import { GOLD } from './gold.ts'
import { backPocket, frontPocket } from './jeans-pocket.ts'
import { wear } from './wear.ts'

type Leg = { side: Side; isBack: boolean; length: number; trim: Trim }

const UPPER = pts`-3,10! 67,8! 80,56 90,118 94,210 94,340`
const INSEAM = pts`13,350 7,250 0,182 -2,160!`
const OUTSEAM = pts`67,14 80,62 88,120 91.5,210`

export function jeansLeg(rng: Chance, { side, isBack, length, trim }: Leg): Part {
  const ends = pts`93,${length}! 56,${length + 4} 18,${length + 1}!`
  const hemStitch = pts`18,${length - 11} 56,${length - 7} 93,${length - 11}`
  return part(`leg${side}`, onSide([...UPPER, ...ends, ...INSEAM], side), {
    puffRadius: 30,
    puff: 5.5,
    lift: side > 0 ? 0.3 : 0,
    cast: 6,
    grain: -side * 0.04,
    wrinkle: 0.8,
    folds: legFolds(rng, { side, isBack, length }),
    fades: wear({ side, isBack, length, trim }),
    ink: [
      ...stitch(onSide(hemStitch, side), GOLD),
      ...seam(onSide(OUTSEAM, side), { strength: 0.35 }),
      ...(isBack ? backPocket(side) : frontPocket(side)),
    ],
  })
}

/** Crotch fan or seat, a break where the knee was, stacking above the hem, the slow roundness of the leg. */
function legFolds(rng: Chance, { side, isBack, length }: Omit<Leg, 'trim'>): Fold[] {
  const knee = 286 + rng.spread(14)
  const slant = rng.between(10, 24) * (rng.chance(0.5) ? 1 : -1)
  const seat = onSide(pts`10,158 40,170 82,152`, side)
  return [
    ...(isBack ? foldPair(seat, [7, 1.5, 1], side) : crotchFolds(rng, { side, y: 158, amount: 1.4 })),
    ...bendFolds(rng, { at: [54 * side, knee], across: [66 * side, slant], count: 3, amount: 0.5, gap: 21 }),
    ...bendFolds(rng, {
      at: [56 * side, length - 34],
      across: [64 * side, -8],
      count: 2,
      amount: 0.75,
      gap: 14,
    }),
    fold(onSide(pts`44,150 48,260 52,400`, side), [15, 3, 0.7]),
    fold(onSide(pts`78,180 78,300 78,440`, side), [10, -2.4, 0.8]),
  ]
}
