import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { LAST, within } from './last.ts'

/** The rim of the sole, as far as it looks out from under the upper. */
export const welt = (): Part =>
  part('sole', LAST, {
    slot: 'sole',
    fabric: 'leather',
    color: 'espresso',
    puff: 3,
    puffRadius: 8,
    edge: 2,
    lift: 0,
    ink: stitch([...within(2), ...within(2).slice(0, 1)], '#c9ad86', 0.45),
  })

/** Creased where the foot bends, seamed at the heel. */
export const upper = ({ thread }: Trim): Part =>
  part('upper', within(4), {
    puff: 15,
    puffRadius: 26,
    edge: 2.6,
    round: 4,
    lift: 0.42,
    cast: 3,
    folds: [
      fold(pts`-50,-84 -44,-92 -38,-88`, [5, -2.4, 0.8]),
      fold(pts`52,-88 46,-98 40,-94`, [5, -2.4, 0.8]),
      fold(pts`-44,60 -40,100 -42,140`, [12, 2.6, 0.8]),
      fold(pts`44,60 41,100 43,140`, [12, -2.4, 0.8]),
    ],
    ink: [
      ...seam(pts`0,164 0,190`, { strength: 0.8 }),
      ...stitch(pts`-25,173 -9,178 -5,187`, thread, 0.5),
      ...stitch(pts`27,172 10,178 5,187`, thread, 0.5),
    ],
  })
