import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { Block } from './block.ts'

export const beltBand = ({ waist: w }: Block, { thread }: Trim): Part =>
  part('belt', pts`${-w - 3},226! 0,232 ${w + 3},225! ${w + 4},247! 0,254 ${-w - 4},248!`, {
    grain: Math.PI / 2,
    lift: 0.4,
    puff: 3,
    puffRadius: 9,
    ink: stitch(pts`${-w},230 0,236 ${w},229`, thread),
  })

/** A tied belt's hanging end, and the loop over both. */
export const beltTie = (): Part[] => [
  part('belt-end', pts`-4,242! 17,240! 17,300 13,354! -7,356! -5,300`, {
    lift: 0.45,
    puff: 3,
    puffRadius: 8,
    folds: [fold(pts`7,240 8,300 3,350`, [5, 1.6, 0.7])],
  }),
  part('belt-loop', pts`-7,228! 20,226! 22,254! -6,258!`, {
    lift: 0.5,
    puff: 5,
    puffRadius: 10,
    folds: [fold(pts`-5,236 8,243 21,238`, [3, -2, 0.6])],
  }),
]
