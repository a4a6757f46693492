import { rivet } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const EYELETS: readonly Point[] = [
  [142, 64.6],
  [157, 54.5],
  [171, 43.6],
  [184, 31.8],
  [197, 20],
]

/** The stay the eyelets are punched in. */
export const eyestay = ({ thread }: Trim): Part =>
  part(
    'eyestay',
    pts`118,57.8! 136,49.4 160,31.8 184,14.2 203,2.4! 214,14.2! 204,31 186,47.8 164,64.6 140,79.7! 126,71.3`,
    {
      puff: 3,
      puffRadius: 9,
      edge: 1.3,
      lift: 0.26,
      cast: 3,
      ink: [
        ...stitch(pts`124,67.1 140,76.3! 162,62 184,45.2 201,29.3 210,15.8`, thread),
        ...EYELETS.map((at) => rivet(at, 2.5, '#4a443c')),
      ],
    },
  )

/** Laces run from each eyelet over the instep's edge. */
export const laces = (): Part[] =>
  EYELETS.map(([x, y], i) =>
    part(`lace${i}`, band(pts`${x + 1},${y + 1} ${x - 8},${y - 12} ${x - 22},${y - 21}`, 6.5, -1), {
      slot: 'lace',
      fabric: 'canvas',
      color: 'chalk',
      puff: 3,
      puffRadius: 4,
      edge: 1.3,
      lift: 0.42,
      cast: 3,
      wrinkle: 0,
    }),
  )
