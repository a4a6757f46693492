import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const BRASS = '#c2a05c'

/** Two straps that arch over the foot, buckled on the outer side. */
export const straps = (trim: Trim): Part[] => [strap(-92, 66, trim), strap(-18, 58, trim)]

function strap(y: number, reach: number, { thread }: Trim): Part {
  const shape = pts`${-reach},${y - 14}! ${-reach * 0.4},${y - 31} 0,${y - 34} ${reach * 0.5},${y - 29} ${reach + 2},${y - 12}! ${reach + 4},${y + 24}! ${reach * 0.5},${y + 12} 0,${y + 9} ${-reach * 0.5},${y + 13} ${-reach - 2},${y + 26}!`
  return part(`strap${y}`, shape, {
    puff: 9,
    puffRadius: 20,
    edge: 2.4,
    round: 4,
    lift: 0.55,
    cast: 9,
    folds: [fold(pts`${-reach * 0.7},${y} 0,${y - 12} ${reach * 0.7},${y}`, [22, 4, 0.6])],
    ink: [
      ...stitch(
        pts`${-reach + 3},${y - 9} ${-reach * 0.4},${y - 26} 0,${y - 29} ${reach * 0.5},${y - 24} ${reach - 2},${y - 8}`,
        thread,
      ),
      ...stitch(
        pts`${-reach + 2},${y + 20} ${-reach * 0.5},${y + 8} 0,${y + 4} ${reach * 0.5},${y + 7} ${reach},${y + 18}`,
        thread,
      ),
      ...buckle(reach * 0.62, y - 8),
    ],
  })
}

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
