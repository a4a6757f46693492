import { rivet } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** The first is the one in use. */
const HOLES = [9, 30, 51, 72, 88]

/** The end that has gone through the buckle, its holes, and the loop that holds it. */
export const strapEnd = (width: number, { thread }: Trim): Part[] => [
  part(
    'end',
    pts`-39,72.6! 2,75 60,71 112,60! 124,${56 + width * 0.42} 113,${59 + width * 0.94}! 60,${70 + width} 2,${75 + width} -39,${72.6 + width}!`,
    {
      puffRadius: 14,
      puff: 7,
      edge: 2.2,
      round: 4,
      lift: 0.45,
      cast: 5,
      grain: Math.PI / 2,
      ink: [
        ...stitch(
          pts`-28,77 6,78.5 60,74.5 110,64 119,${56 + width * 0.42} 110,${55.5 + width * 0.94} 60,${66.4 + width} 6,${71.4 + width} -28,${69.6 + width}`,
          thread,
          0.55,
        ),
        ...HOLES.map((x) => rivet([x, 75 - (x / 112) ** 2 * 14 + width / 2], 2.3, '#1d1712')),
      ],
    },
  ),
  part('loop', pts`96,60! 106,58! 108,${64 + width}! 98,${66 + width}!`, {
    puffRadius: 5,
    puff: 4,
    edge: 2,
    lift: 0.5,
    cast: 4,
    grain: Math.PI / 2,
  }),
]
