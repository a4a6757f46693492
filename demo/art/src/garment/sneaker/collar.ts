import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

const LINING = { slot: 'lining', fabric: 'leather', color: 'oat' } as const

/** The far wall from inside, in shade, with its padded edge. */
export const inside = (): Part[] => [
  part('inside', pts`188,30! 205,8 226,22 250,29 276,26 300,20 316,22! 314,34 262,60 214,54`, {
    ...LINING,
    tone: 0.6,
    puff: -5,
    puffRadius: 14,
    lift: 0,
  }),
  part('far-collar', band(pts`200,8 212,19 228,26 250,30 276,27 298,20 312,19`, 5.5), {
    puff: 2,
    puffRadius: 7,
    edge: 1.2,
    tone: 0.9,
    lift: 0.3,
    cast: 3,
  }),
]

const EDGE = pts`203,22 212,34 227,45 244,49 262,45 282,35 300,27 311,23`

/** The padded collar: rolled over to the inside, deepest below the ankle. */
export const collar = (): Part =>
  part('collar', band(EDGE, 8.5), {
    puff: 4,
    puffRadius: 9,
    round: 4,
    edge: 1.6,
    lift: 0.22,
    cast: 3,
  })
