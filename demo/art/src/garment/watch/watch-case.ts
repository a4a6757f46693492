import { line } from '../../ink/line.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { circle } from './circle.ts'

const GOLD = {
  slot: 'accent',
  fabric: 'metal',
  color: 'sand',
  puffRadius: 6,
  puff: 7,
  edge: 3,
  round: 4,
  wrinkle: 0,
} as const

/** Horns that run out beside the strap, which hangs on a bar between their tips. */
const LUG = pts`24,-56! 28.6,-64 29,-78 31.5,-83 36,-83 38.6,-78 42,-64 50,-46! 40,-38!`

/** Lugs, crown and the case itself, polished along its rim; the dial lies in it. */
export const watchCase = (): Part[] => [
  ...bothSides((side) => [
    part(`lug-top${side}`, onSide(LUG, side), { ...GOLD, puffRadius: 4, lift: 0.3, cast: 3 }),
    part(
      `lug-bottom${side}`,
      moved(onSide(LUG, side), (x, y) => [x, -y]),
      { ...GOLD, puffRadius: 4, lift: 0.3, cast: 3 },
    ),
  ]),
  part('crown', pts`64,-8! 72,-9 78,-8! 79,0 78,8! 72,9 64,8!`, {
    ...GOLD,
    puffRadius: 4,
    lift: 0,
    ink: [-6, -3.6, -1.2, 1.2, 3.6, 6].map((y) =>
      line(pts`68,${y} 78.5,${y}`, { width: 0.9, opacity: 0.42 }),
    ),
  }),
  part('case', circle(68), {
    ...GOLD,
    lift: 0.5,
    cast: 7,
    // The bezel's step, and the shade in which the glass is set.
    ink: [
      line(circle(63.4), { color: '#fff', width: 0.9, opacity: 0.5, closed: true }),
      line(circle(62.4), { width: 1, opacity: 0.36, closed: true }),
      line(circle(58), { width: 2.4, opacity: 0.4, closed: true }),
    ],
  }),
]
