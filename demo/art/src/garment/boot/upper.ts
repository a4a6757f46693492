import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const INSTEP = pts`150,-40! 150.5,-10 148,20 140,48 124,72 99,93 68,109 38,123 14,138 0,154 -4,173!`
const WELT = pts`30,179 70,179 110,174 150,164 185,154 215,148.5 277,148!`
const BACK = pts`280.5,134 279,114 272,90 264,60 259,25 256.5,-10 256,-44!`
const TOPLINE = pts`230,-35 203,-31.5 176,-33`

/** Creases where the foot bends, and the shaft's slow roundness. */
const CREASES: readonly Fold[] = [
  fold(pts`137,44 158,58 168,84`, [6, -3.6, 0.7]),
  fold(pts`128,58 148,74 156,100`, [6, 3.2, 0.7]),
  fold(pts`116,74 134,92 138,116`, [5.5, -2.6, 0.8]),
  fold(pts`148,22 170,36 190,40`, [6, 2.2, 0.8]),
  fold(pts`168,-24 168,10 172,40`, [14, 4, 0.7]),
  fold(pts`262,54 244,66 226,64`, [6, -2, 0.8]),
]

/** Cut in one piece, with its only seam at the back. */
export const upper = ({ thread }: Trim): Part =>
  part('upper', [...INSTEP, ...WELT, ...BACK, ...TOPLINE], {
    puff: 16,
    puffRadius: 34,
    edge: 2.4,
    lift: 0.35,
    folds: CREASES,
    ink: [
      ...stitch(pts`154,-34 176,-28 180,-28`, thread, 0.5),
      ...stitch(pts`230,-30.5 252,-37`, thread, 0.5),
      ...stitch(pts`175.5,-30 175.5,-5 182,24 194,50 206,60.5 218,50 229,24 235,-5 234.5,-32`, thread),
    ],
  })
