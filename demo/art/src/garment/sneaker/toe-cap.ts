import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** A second layer over the toes, sewn on twice. */
export const toeCap = ({ thread }: Trim): Part =>
  part('toe-cap', pts`1,114! 2,103 8,92.5 22,84.5 44,79.5 59,77! 69,87 75,101 77,122! 40,124`, {
    puff: 8,
    puffRadius: 24,
    wrinkle: 0.5,
    round: 4,
    edge: 2,
    lift: 0.3,
    cast: 3,
    ink: [
      ...stitch(pts`55.5,80.5 65,89.5 71,102 73,119`, thread),
      ...stitch(pts`51,82 61,91 67,103 69,119`, thread),
    ],
  })
