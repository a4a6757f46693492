import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const TOE_TO_ANKLE = pts`8,120! 7,103.2 17,88.1 40,77.2 74,70.4 106,62 134,49.4 160,31.8 184,14.2 203,2.4!`
const COLLAR = pts`212,14 228,29 252,34 276,27 294,12 304,4!`
const HEEL = pts`309,14 307,40 311,72 321,118!`
const BOTTOM = pts`240,126.7 120,128.4 40,125`

/** Where the foot bends, behind the toe cap. */
const CREASES: readonly Fold[] = [
  fold(pts`84,71.3 92,86.4 90,106.6`, [7, -2.6, 0.8]),
  fold(pts`102,66.2 112,84.7 112,106.6`, [7, 2.2, 0.8]),
  fold(pts`120,59.5 132,81.4 134,106.6`, [8, -1.6, 0.8]),
  fold(pts`250,44.4 258,74.6 252,106.6`, [16, 2, 0.8]),
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
      ...stitch(pts`211,22 227,36 252,41 278,34 299,17`, thread),
      ...stitch(pts`208,26 225,41 252,46 280,39 300,22`, thread),
    ],
  })
