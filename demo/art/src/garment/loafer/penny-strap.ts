import { fill, line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const SHAPE = pts`90,97! 106,87.5 124,74.5! 132,86 139,100 147,130 153,171! 130,174 108,176! 108,150 105,130 100,112`
const SLOT = pts`109,98.5! 116,92 124,90 131,92.5! 125,99 117,101.5`

/** The saddle across the instep, with its slot. */
export const strap = ({ thread, deep }: Trim): Part =>
  part('strap', SHAPE, {
    puff: 6,
    puffRadius: 14,
    edge: 2.4,
    round: 4,
    lift: 0.48,
    cast: 5,
    ink: [
      ...stitch(pts`95,99 105,114 109.5,131 112.5,151 112.5,173`, thread, 0.7),
      ...stitch(pts`122,79 128,88 134.5,101 142.5,131 148.5,170`, thread, 0.7),
      fill(SLOT, deep, 0.9),
      line(pts`111,100 117,103 126,100.6 132,94`, { color: '#fff', width: 0.9, opacity: 0.28 }),
    ],
  })
