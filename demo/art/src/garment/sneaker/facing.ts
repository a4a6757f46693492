import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** Six holes, punched and not lined. */
export const EYELETS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => [121 + i * 14.2, 81 - i * 10.7])

/** The stay the eyelets are punched in. */
export const facing = ({ thread }: Trim): Part =>
  part(
    'facing',
    pts`105,84! 110,77 140,54 168,33 190,17! 199,18 206,25! 203,33 186,46 160,65.5 134,85 122,93 111,93`,
    {
      puff: 4,
      puffRadius: 10,
      edge: 1.6,
      lift: 0.3,
      cast: 3,
      ink: [
        ...stitch(pts`109.5,85.5 114,79.5 142,58 170,37.5 191,21.5`, thread),
        ...stitch(pts`202,28 184,42 158,61.5 132,81.5 121,89.5 113,89.5`, thread),
        ...EYELETS.flatMap(hole),
      ],
    },
  )

/** A hole with a lit lower lip. */
export const hole = ([x, y]: Point) => [
  line(pts`${x + 0.6},${y + 0.8} ${x + 0.7},${y + 0.8}`, { color: '#fff', width: 6.4, opacity: 0.3 }),
  line(pts`${x},${y} ${x + 0.1},${y}`, { color: '#2e2a25', width: 5.4, opacity: 0.9 }),
]
