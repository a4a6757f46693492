import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { corner, moved, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const BRASS = '#c2a05c'

/** Two straps that arch over the foot and go down into the sole, buckled on the outer side. */
export const straps = (trim: Trim): Part[] => [
  strap({ y: -92, left: -64, right: 63 }, trim),
  strap({ y: -18, left: -58, right: 53 }, trim),
]

type Place = { y: number; left: number; right: number }

function strap({ y, left, right }: Place, { thread }: Trim): Part {
  const at = (share: number) => left + (right - left) * share
  const top = pts`${left},${y - 14} ${at(0.18)},${y - 25} ${at(0.5)},${y - 32} ${at(0.82)},${y - 24} ${right},${y - 12}`
  const foot = pts`${right - 1},${y + 21} ${at(0.82)},${y + 14} ${at(0.5)},${y + 9} ${at(0.18)},${y + 14} ${left + 1},${y + 22}`
  return part(`strap${y}`, [...top, ...foot].map(squared), {
    puff: 9,
    puffRadius: 22,
    edge: 2.6,
    round: 5,
    lift: 0.55,
    cast: 8,
    folds: [fold(pts`${at(0.1)},${y} ${at(0.5)},${y - 12} ${at(0.9)},${y}`, [22, 4, 0.6])],
    ink: [
      ...stitch(
        moved(top, (a, b) => [a, b + 4.5]),
        thread,
      ),
      ...stitch(
        moved(foot, (a, b) => [a, b - 4.5]),
        thread,
      ),
      ...buckle(at(0.82), y - 6),
    ],
  })
}

/** Both ends are cut straight. */
const squared = (point: Point, i: number): Point => (i % 5 === 0 || i % 5 === 4 ? corner(point) : point)

const buckle = (x: number, y: number): Ink[] => [
  ...[-24, -34].map((dx) => rivet([x + dx, y - 1 - dx * 0.06], 1.9, '#2b2018')),
  line(pts`${x - 9},${y - 11}! ${x + 9},${y - 9}! ${x + 9},${y + 13}! ${x - 9},${y + 11}!`, {
    color: '#5b431a',
    width: 4.4,
    closed: true,
    opacity: 0.5,
  }),
  line(pts`${x - 9},${y - 12}! ${x + 9},${y - 10}! ${x + 9},${y + 12}! ${x - 9},${y + 10}!`, {
    color: BRASS,
    width: 3.6,
    closed: true,
  }),
  line(pts`${x - 9},${y - 12.6} ${x + 9},${y - 10.6}`, { color: '#fff', width: 0.9, opacity: 0.6 }),
  line(pts`${x - 16},${y - 1} ${x + 9},${y + 1}`, { color: '#a5843f', width: 2.4 }),
]
