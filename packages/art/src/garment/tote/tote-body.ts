import type { Chance } from '../../chance/random.ts'
import { lettering } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { dragFolds } from '../habit/drag-folds.ts'

const RIM = pts`-148,2! -70,10 0,12 70,10 148,2!`
const RIGHT = pts`142,120 132,262 120,284! 60,290`
const LEFT = pts`-60,290 -120,284! -132,262 -142,120`

/** Valleys below the handles and one ridge between: the weight of the leather. */
const SAG: readonly Fold[] = [
  fold(pts`-66,70 -52,150 -58,250`, [20, -4, 0.8]),
  fold(pts`66,70 56,150 70,250`, [18, -4, 0.8]),
  fold(pts`0,30 6,130 0,260`, [30, 4, 0.8]),
]

export const toteBody = (rng: Chance, { thread, deep }: Trim): Part =>
  part('body', [...RIM, ...RIGHT, ...LEFT], {
    puffRadius: 42,
    puff: 13,
    edge: 2.6,
    lift: 0,
    folds: [...dragFolds(rng, { x: [-120, 120], y: [50, 200], count: 3 }), ...SAG],
    ink: [
      ...stitch(pts`-144,9 -70,17 0,19 70,17 144,9`, thread),
      ...stitch(pts`-128,262 -60,272 60,272 128,262`, thread),
      ...seam(pts`-131,256 -60,266 60,266 131,256`, { strength: 0.7 }),
      ...lettering([0, 116], { text: 'VITRINE', size: 10, color: deep, spacing: 0.3 }),
    ],
  })
