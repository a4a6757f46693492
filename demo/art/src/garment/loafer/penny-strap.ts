import { fill, line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const SHAPE = pts`-51.5,-76! -40,-72 -24,-68.5 0,-67 26,-69 44,-72.5 55.5,-76! 54,-54 51,-33! 40,-36.5 24,-38.5 0,-39 -22,-38 -36,-35.5 -46.5,-31! -50,-53`
const SLOT = pts`-15,-52.5! -6,-56 6,-56 15,-52.5! 6,-49.6 -6,-49.6`

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
      ...stitch(pts`-49.5,-71.5 -38,-68 -23,-64.5 0,-63 25,-65 43,-68.5 53.5,-71.5`, thread),
      ...stitch(pts`-45.5,-35.5 -36,-39.5 -22,-42 0,-43 24,-42.5 40,-40.5 49.5,-37.5`, thread),
      fill(SLOT, deep, 0.9),
      line(pts`-12,-50.4 -6,-48.2 6,-48.2 12,-50.4`, { color: '#fff', width: 0.9, opacity: 0.28 }),
    ],
  })
