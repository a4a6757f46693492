import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { KID } from './kid.ts'
import { FEATHER } from './sole.ts'

const FAR_TOPLINE = pts`100,110 122,113 150,103 182,80 214,49 243,15 266,-14 283,-32 294,-38`

/** The far wall from inside; its folded edge is the upper's. */
export const lining = ({ base }: Trim): Part =>
  part('lining', [...FAR_TOPLINE, ...pts`300,-30! 280,16 240,66 190,106 140,130 106,124`], {
    ...KID,
    tone: 0.74,
    puff: -6,
    puffRadius: 16,
    lift: 0,
    ink: [line(FAR_TOPLINE, { color: base, width: 4 })],
  })

/** Nothing but the line: a low throat, a topline that sweeps up to the back. */
export const pumpUpper = ({ thread }: Trim): Part =>
  part(
    'upper',
    [
      ...pts`-26,168! -23,160 -8,149 22,134 58,119 88,109.5 99,108.5 107,112.5 118,119.5 138,123.5 162,115 192,91 221,61 249,27 271,-6 284,-28 294,-37 302,-33 307,-14 309,12 307.5,36 303.5,57!`,
      ...[...FEATHER].reverse().slice(1, -1),
    ],
    {
      puff: 12,
      puffRadius: 26,
      edge: 2.2,
      lift: 0.3,
      cast: 4,
      folds: [
        fold(pts`106,128 118,146 120,164`, [9, -1.8, 0.8]),
        fold(pts`287,0 281,26 288,50`, [14, 3, 0.8]),
      ],
      ink: stitch(
        pts`99,112.5 106,116.5 118,123.8 139,127.8 164.5,119 195,94.5 224,64.5 252,30.5 274,-3 287,-25 295,-32`,
        thread,
        0.4,
      ),
    },
  )
