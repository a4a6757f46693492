import type { Chance } from '../../chance/random.ts'
import type { Line } from '../../ink/ink.ts'
import { line } from '../../ink/line.ts'
import { band } from '../../outline/band.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** The edge a fringe hangs from. */
export type Hem = { name: string; from: Point; to: Point }

const APART = 5.6

/** Cords of twisted threads, each a little longer or shorter than the next; at the ends they lean outwards. */
export function fringe(rng: Chance, { name, from, to }: Hem): Part[] {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / APART)
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const length = 38 + rng.spread(3)
    const drift = (share - 0.5) * 9 + rng.spread(2.4)
    const cord = pts`${x - 2},${y - 6} ${x - 2 + drift * 0.3 + rng.spread(1.2)},${y + length * 0.5} ${x - 2 + drift},${y + length}`
    return part(
      `${name}${i}`,
      band(cord, (down) => 3.9 - 0.6 * down, -1),
      {
        slot: 'trim',
        puff: 2.2,
        puffRadius: 2.4,
        edge: 1,
        round: 1.6,
        lift: 0.2,
        cast: 1.6,
        wrinkle: 0,
        ink: twist([x, y], drift, length),
      },
    )
  })
}

/** Where thread goes over thread. */
const twist = ([x, y]: Point, drift: number, length: number): Line[] =>
  [0.2, 0.36, 0.52, 0.68, 0.84].map((down) => {
    const [cx, cy] = [x + drift * down ** 1.6, y + length * down]
    return line(pts`${cx - 1.9},${cy - 1.8} ${cx + 1.9},${cy + 1.8}`, { width: 0.8, opacity: 0.3 })
  })
