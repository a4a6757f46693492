import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { lettering } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { View } from '../garment.ts'
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

export const toteBody = (rng: Chance, view: View, { thread, deep }: Trim): Part =>
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
      ...(view === 'back'
        ? slipPocket(thread)
        : lettering([0, 116], { text: 'VITRINE', size: 10, color: deep, spacing: 0.3 })),
    ],
  })

/** An open pocket on the outer side, for what is needed at once. */
const slipPocket = (thread: string): Ink[] => [
  ...seam(pts`-76,96! 0,101 76,96! 72,212! 0,217 -72,212! -76,96!`, { strength: 0.8 }),
  ...stitch(pts`-76,104 0,109 76,104`, thread),
  ...stitch(pts`-72,108 -68,208! 0,213 68,208! 72,108`, thread),
]
