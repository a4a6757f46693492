import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const INSTEP = pts`148,-106! 146,-50 142,0 128,40 90,84 42,112 12,134 -3,158 -4,178!`
const WELT = pts`50,184 110,178 160,157 210,138 271,132!`
const HEEL = pts`274,90 264,40 256,-20 254,-106! 200,-96`

/** Creases at the instep, where the foot bends, and the shaft's slow roundness. */
const CREASES: readonly Fold[] = [
  fold(pts`132,34 160,56 172,92`, [6, -4.4, 0.7]),
  fold(pts`124,50 148,74 156,110`, [6, 4, 0.7]),
  fold(pts`112,64 134,92 138,128`, [5.5, -3.4, 0.7]),
  fold(pts`144,10 172,26 196,30`, [6, 3, 0.8]),
  fold(pts`172,-90 170,-20 180,40`, [16, 5, 0.7]),
  fold(pts`256,30 236,44 216,40`, [6, -2.6, 0.8]),
]

export const upper = ({ thread }: Trim): Part =>
  part('upper', [...INSTEP, ...WELT, ...HEEL], {
    puff: 16,
    puffRadius: 34,
    edge: 2.4,
    lift: 0.35,
    folds: CREASES,
    ink: [
      ...seam(pts`196,34 150,70 128,120 122,176`, { strength: 0.5 }),
      ...stitch(pts`199,36 154,72 132,121 126,175`, thread),
      ...stitch(pts`149,-99 200,-89 253,-99`, thread),
    ],
  })
