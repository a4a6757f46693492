import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'

const HALF = pts`45,-4! 84,9 120,27! 112,76 118,112 130,142! 125,210 127,300 130,352! 106,376 62,398 0,406`
const NECK = pts`-38,12 -20,30 0,38 20,30 38,12`
const TAIL = pts`-129,346 -106,369 -62,391 0,399 62,391 106,369 129,346`
const SHOULDER = { seam: pts`46,10 84,22 117,37`, stitch: pts`46,12 84,24 117,39` }
const YOKE = { seam: pts`-115,58 0,66 115,58`, stitch: pts`-117,61 0,69 117,61` }
const BOX_PLEAT = [pts`-9,66 -8,200 -12,374`, pts`9,66 8,200 12,374`]

export const shirtFront = (folds: readonly Fold[], { thread }: Trim): Part =>
  part('body', [...NECK, ...mirrored(HALF)], {
    puffRadius: 44,
    lift: 0.4,
    cast: 4,
    folds,
    ink: [
      ...bothSides((side) => [
        ...seam(onSide(SHOULDER.seam, side), { strength: 0.5 }),
        ...stitch(onSide(SHOULDER.stitch, side), thread),
      ]),
      ...stitch(TAIL, thread),
    ],
  })

export const shirtBack = (folds: readonly Fold[], { thread }: Trim): Part =>
  part('body', [...pts`0,-10`, ...mirrored(HALF)], {
    puffRadius: 44,
    puff: 4,
    lift: 0,
    folds: [...folds, ...BOX_PLEAT.map((line) => fold(line, [4, -2.3, -0.8]))],
    ink: [
      ...BOX_PLEAT.flatMap((line) => seam(line.slice(0, 2), { strength: 0.25 })),
      ...seam(YOKE.seam, { strength: 0.9 }),
      ...stitch(YOKE.stitch, thread),
      ...stitch(TAIL, thread),
    ],
  })
