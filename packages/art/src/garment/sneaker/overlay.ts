import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** Toe cap with a double stitch and rows of punched holes. */
export const toeCap = ({ thread, deep }: Trim): Part =>
  part('toe', pts`8,120! 7,103.2 17,88.1 40,77.2 60,73! 72,86.4 77,104.9 76,125! 40,125`, {
    puff: 6,
    puffRadius: 24,
    edge: 1.1,
    lift: 0.2,
    cast: 2.4,
    ink: [
      ...stitch(pts`57,75.5 68,88.1 73,105.7 72,123.4`, thread),
      ...stitch(pts`53,76.3 64,88.9 69,105.7 68,123.4`, thread),
      ...holes(deep),
    ],
  })

const holes = (color: string): Ink[] =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((i) => rivet([30 + i * 8 + row * 3, 95 - i * 2.5 + row * 6.6], 1.1, color)),
  )

export const heelTab = (): Part =>
  part('heel', pts`284,20! 294,12 304,4! 309,14 307,40 311,72 321,118! 295,122! 289,74 289,44`, {
    slot: 'accent',
    color: 'sage',
    puff: 5,
    puffRadius: 14,
    edge: 1.4,
    lift: 0.22,
    cast: 3,
    ink: stitch(pts`288,22 293,46 293,76 299,118`, '#fff'),
  })

/** A stripe from the laces to the sole. */
export const stripe = (): Part =>
  part('stripe', pts`199,42! 211,37.5! 226,72 246,120! 229,122! 212,82`, {
    slot: 'accent',
    color: 'sage',
    puff: 2,
    puffRadius: 7,
    edge: 1,
    lift: 0.2,
    cast: 2,
    ink: [
      ...stitch(pts`200,42.7 213,81.4 233,120`, '#fff', 0.4),
      ...stitch(pts`211,39.4 225,71.3 248,119.2`, '#fff', 0.4),
    ],
  })
