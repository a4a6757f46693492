import { rivet } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const LEATHER = { puffRadius: 12, puff: 7, edge: 2.2, round: 4, lift: 0 } as const
const HOLES = [120, 142, 164, 186, 208]

/** Buckle half above, the half with the holes below. */
export const strap = ({ thread }: Trim): Part[] => [
  part('strap-top', pts`-28.5,-44! -28,-90 -25,-226! 25,-226! 28,-90 28.5,-44!`, {
    ...LEATHER,
    ink: [-1, 1].flatMap((side) => stitch(pts`${side * 23.6},-78 ${side * 21},-222`, thread, 0.7)),
  }),
  part('buckle', band(pts`-28,-216 -30,-250 -22,-256 22,-256 30,-250 28,-216`, 6), {
    slot: 'accent',
    fabric: 'metal',
    color: 'sand',
    puff: 4,
    puffRadius: 3,
    edge: 2.6,
    lift: 0.4,
    cast: 4,
    wrinkle: 0,
  }),
  part('keeper', pts`-27,-204! 27,-204! 27,-192! -27,-192!`, {
    ...LEATHER,
    lift: 0.4,
    cast: 4,
    puffRadius: 5,
    puff: 4,
  }),
  part('strap-bottom', pts`-28.5,44! -28,90 -24,238 -12,260 0,266 12,260 24,238 28,90 28.5,44!`, {
    ...LEATHER,
    ink: [
      ...[-1, 1].flatMap((side) => stitch(pts`${side * 23.6},78 ${side * 19.5},236`, thread, 0.7)),
      ...HOLES.map((y) => rivet([0, y], 2.6, '#1d1712')),
    ],
  }),
]
