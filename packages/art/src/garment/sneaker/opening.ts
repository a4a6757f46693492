import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** The far inner wall, in shade. */
export const inside = (): Part =>
  part('inside', pts`196,7! 220,-1 262,-3 297,0! 300,20 256,42 214,28`, {
    tone: 0.62,
    puff: 0,
    lift: 0,
    slot: 'lining',
    fabric: 'canvas',
  })

/** A padded tongue that stands above the laces. */
export const tongue = ({ thread }: Trim): Part =>
  part('tongue', pts`138,47.8! 160,25.9 184,2.4 200,-16.1 212,-20.3 222,-14.4 222,-2.6 206,20.9 180,42.7`, {
    puff: 7,
    puffRadius: 11,
    edge: 2,
    lift: 0,
    folds: [fold(pts`196,-6 204,-1 212,7.4`, [4, -1.6, 0.6])],
    ink: [
      ...stitch(pts`150,37.7 168,20.9 190,0.7 204,-12.7`, thread),
      ...seam(pts`204,-11 214,-2.6`, { strength: 0.3 }),
    ],
  })

/** The padded edge of the collar. */
export const collarPad = (): Part =>
  part('collar-pad', band(pts`204,3 213,15 228,29 252,34 276,27 294,12 302,5`, 6), {
    slot: 'lining',
    fabric: 'canvas',
    puff: 3,
    puffRadius: 4,
    edge: 1.4,
    lift: 0.2,
    cast: 2,
  })
