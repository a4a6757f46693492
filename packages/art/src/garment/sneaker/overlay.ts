import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** Toe cap with a double stitch and rows of punched holes. */
export const toeCap = ({ thread, deep }: Trim): Part =>
  part('toe', pts`8,120! 7,100 17,82 40,69 60,64! 72,80 77,102 76,126! 40,126`, {
    puff: 6,
    puffRadius: 24,
    edge: 1.1,
    lift: 0.2,
    cast: 2.4,
    ink: [
      ...stitch(pts`57,67 68,82 73,103 72,124`, thread),
      ...stitch(pts`53,68 64,83 69,103 68,124`, thread),
      ...holes(deep),
    ],
  })

const holes = (color: string): Ink[] =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((i) => rivet([30 + i * 8 + row * 3, 91 - i * 3 + row * 8], 1.1, color)),
  )

export const heelTab = (): Part =>
  part('heel', pts`286,-4! 298,-15 308,-19! 313,0 311,34 315,70 323,118! 296,124! 292,70 292,30`, {
    slot: 'accent',
    color: 'sage',
    puff: 5,
    puffRadius: 14,
    edge: 1.4,
    lift: 0.22,
    cast: 3,
    ink: stitch(pts`290,0 296,32 296,70 300,120`, '#fff'),
  })

/** A stripe from the laces to the sole. */
export const stripe = (): Part =>
  part('stripe', pts`196,26! 213,20! 228,60 252,122! 230,124! 210,76`, {
    slot: 'accent',
    color: 'sage',
    puff: 2,
    puffRadius: 7,
    edge: 1,
    lift: 0.2,
    cast: 2,
    ink: [
      ...stitch(pts`200,28 213,74 233,120`, '#fff', 0.4),
      ...stitch(pts`211,24 225,62 248,119`, '#fff', 0.4),
    ],
  })
