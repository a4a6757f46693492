import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const TOE_TO_ANKLE = pts`8,120! 7,100 17,82 40,69 74,61 106,51 134,36 160,15 184,-6 203,-20!`
const COLLAR = pts`214,-6 232,6 256,9 280,0 298,-16 308,-19!`
const HEEL = pts`313,0 311,34 315,70 323,118!`
const BOTTOM = pts`240,128 120,130 40,126`

/** Where the foot bends, behind the toe cap. */
const CREASES: readonly Fold[] = [
  fold(pts`84,62 92,80 90,104`, [7, -2.6, 0.8]),
  fold(pts`102,56 112,78 112,104`, [7, 2.2, 0.8]),
  fold(pts`120,48 132,74 134,104`, [8, -1.6, 0.8]),
  fold(pts`250,30 258,66 252,104`, [16, 2, 0.8]),
]

/** The shoe's body in one piece; the pieces on top are stitched to it. */
export const upper = ({ thread }: Trim): Part =>
  part('upper', [...TOE_TO_ANKLE, ...COLLAR, ...HEEL, ...BOTTOM], {
    puff: 13,
    puffRadius: 36,
    edge: 1.6,
    lift: 0.3,
    cast: 4,
    folds: CREASES,
    ink: [
      ...stitch(pts`212,0 231,13 257,16 283,6 303,-12`, thread),
      ...stitch(pts`208,4 229,18 258,21 286,11 305,-6`, thread),
    ],
  })
