import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

export const pocket = ({ thread }: Trim): Part =>
  part('pocket', pts`42,128! 92,126! 93,172! 68,186! 43,174!`, {
    puff: 1.5,
    puffRadius: 10,
    lift: 0.26,
    cast: 2.5,
    ink: [
      ...stitch(pts`44.5,129 45.5,172.5! 68,183! 90.5,170.5! 89.5,128`, thread),
      ...stitch(pts`44,138 90,136`, thread),
    ],
  })
