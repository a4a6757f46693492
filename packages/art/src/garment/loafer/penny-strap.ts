import { fill, line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const SHAPE = pts`-51,-72! -40,-70 -24,-66 0,-63 26,-66 44,-69 55,-71! 53.5,-46 49.5,-21! 40,-27 24,-31 0,-33 -22,-31 -36,-26 -44.5,-20! -49,-46`
const SLOT = pts`-14,-48! -6,-50.6 6,-50.6 14,-48! 6,-45.2 -6,-45.2`

/** The saddle across the instep, with its slot. */
export const strap = ({ thread, deep }: Trim): Part =>
  part('strap', SHAPE, {
    puff: 7,
    puffRadius: 16,
    edge: 2.6,
    round: 4,
    lift: 0.5,
    cast: 6,
    ink: [
      ...stitch(pts`-49,-67.5 -38,-66 -23,-61.5 0,-58.5 25,-61.5 43,-65 53,-66.5`, thread),
      ...stitch(pts`-44,-24.5 -36,-30.5 -22,-35.5 0,-37.5 24,-35.5 40,-31.5 49,-25.5`, thread),
      fill(SLOT, deep, 0.9),
      line(pts`-12,-46.2 -6,-43.8 6,-43.8 12,-46.2`, { color: '#fff', width: 0.9, opacity: 0.28 }),
    ],
  })
