import { rivet } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const EYELETS: readonly Point[] = [
  [142, 54],
  [157, 42],
  [171, 29],
  [184, 15],
  [197, 1],
]

/** The stay the eyelets are punched in. */
export const eyestay = ({ thread }: Trim): Part =>
  part('eyestay', pts`118,46! 136,36 160,15 184,-6 203,-20! 214,-6! 204,14 186,34 164,54 140,72! 126,62`, {
    puff: 3,
    puffRadius: 9,
    edge: 1.3,
    lift: 0.26,
    cast: 3,
    ink: [
      ...stitch(pts`124,57 140,68! 162,51 184,31 201,12 210,-4`, thread),
      ...EYELETS.map((at) => rivet(at, 2.5, '#4a443c')),
    ],
  })

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
