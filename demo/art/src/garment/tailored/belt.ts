import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { Block } from './block.ts'

/** Two layers of cloth, pressed: thin at the edge, and flat between the rows of stitching. */
const PRESSED = { puff: 1.2, puffRadius: 8, edge: 0.9, round: 2, wrinkle: 0.8 } as const

export const beltBand = ({ waist: w }: Block, { thread }: Trim): Part =>
  part('belt', pts`${-w - 3},226! 0,232 ${w + 3},225! ${w + 4},247! 0,254 ${-w - 4},248!`, {
    ...PRESSED,
    grain: Math.PI / 2,
    lift: 0.4,
    folds: [
      fold(pts`4,242 -28,240 -66,236`, [3.6, -1.7, -1]),
      fold(pts`4,246 -22,247 -48,246`, [3.2, 1.4, -1]),
      fold(pts`8,240 36,237 74,233`, [3.6, -1.7, -1]),
      fold(pts`8,246 30,247 54,244`, [3.2, 1.4, -1]),
    ],
    ink: [
      ...stitch(pts`${-w},230 0,236 ${w},229`, thread, 0.5),
      ...stitch(pts`${-w},244 0,250 ${w},243`, thread, 0.5),
    ],
  })

/** A belt tied once: both ends hang from the knot, the shorter one behind. */
export const beltTie = ({ thread }: Trim): Part[] => [
  part('belt-end-behind', pts`-6,244! 12,246! -2,292 -16,330! -38,322! -22,284`, {
    ...PRESSED,
    lift: 0.42,
    folds: [fold(pts`4,248 -8,290 -26,322`, [5, 1.8, -0.7])],
    ink: stitch(pts`-33,319 -18,284 -3,250`, thread, 0.5),
  }),
  part('belt-end', pts`-2,246! 16,243! 27,300 30,360! 18,373! 5,363! 7,304`, {
    ...PRESSED,
    lift: 0.45,
    folds: [fold(pts`7,250 14,290 16,330`, [4.6, -2, -0.8]), fold(pts`12,248 20,296 22,344`, [4, 1.6, -0.8])],
    ink: stitch(pts`3,252 11,304 9,360 18,369 26,358 23,300 13,248`, thread, 0.5),
  }),
  part('belt-loop', pts`-11,229! 4,226 19,227! 20,240 16,254! 3,257 -8,254! -12,241`, {
    ...PRESSED,
    grain: 0.4,
    lift: 0.5,
    puff: 2.4,
    puffRadius: 9,
    folds: [
      fold(pts`-11,233 2,241 18,251`, [3, -2.2, 0.5]),
      fold(pts`-9,241 2,248 12,254`, [3, -1.6, 0.5]),
      fold(pts`-6,228 7,236 19,241`, [2.8, 1.5, 0.5]),
    ],
  }),
]
