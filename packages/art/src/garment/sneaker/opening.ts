import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** The far inner wall, in shade. */
export const inside = (): Part =>
  part('inside', pts`196,-14! 220,-24 262,-26 300,-24! 304,0 256,20 214,8`, {
    tone: 0.62,
    puff: 0,
    lift: 0,
    slot: 'lining',
    fabric: 'canvas',
  })

/** A padded tongue that stands above the laces. */
export const tongue = ({ thread }: Trim): Part =>
  part('tongue', pts`138,34! 160,8 184,-20 200,-42 212,-47 222,-40 222,-26 206,2 180,28`, {
    puff: 7,
    puffRadius: 11,
    edge: 2,
    lift: 0,
    folds: [fold(pts`196,-30 204,-24 212,-14`, [4, -1.6, 0.6])],
    ink: [
      ...stitch(pts`150,22 168,2 190,-22 204,-38`, thread),
      ...seam(pts`204,-36 214,-26`, { strength: 0.3 }),
    ],
  })

/** The padded edge of the collar. */
export const collarPad = (): Part =>
  part('collar-pad', band(pts`205,-19 215,-5 232,6 256,9 280,0 298,-16 306,-18`, 6), {
    slot: 'lining',
    fabric: 'canvas',
    puff: 3,
    puffRadius: 4,
    edge: 1.4,
    lift: 0.2,
    cast: 2,
  })
