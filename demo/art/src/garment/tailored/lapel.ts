import { line } from '../../ink/line.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Point, Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { Block } from './block.ts'
import { crispEdge } from './crisp-edge.ts'

const COLLAR = pts`38,-20! 31,18 25,50! 57,57! 80,47! 70,14 54,-14`

/** The lapel turns the cloth outward; its edge is almost straight, with a belly of 7 units. */
export function lapel(side: Side, { overlap: o, turn, peak }: Block, trim: Trim): Part {
  const roll = onSide(pts`34,40 16,${turn * 0.6} ${6 - o},${turn - 6}`, side)
  const buttonhole = line(pts`66,84 78,80`, { color: trim.deep, width: 1.3, opacity: 0.7 })
  const shape = onSide(outline({ o, turn, peak }), side)
  return part(`lapel${side}`, shape, {
    grain: side * 0.32,
    ...PRESSED,
    folds: [fold(roll, [9, 3, 0.6])],
    ink: [...crispEdge(shape, trim), ...(side > 0 ? [buttonhole] : [])],
  })
}

function outline({ o, turn, peak }: { o: number; turn: number; peak: number }): Point[] {
  const tip = 70 - peak
  const alongEdge = (share: number, belly: number): Point => [
    88 + (-o - 87) * share + belly * 0.7,
    tip + (turn - tip) * share + belly * 0.7,
  ]
  return [
    ...pts`${1 - o},${turn}! 14,${turn * 0.5} 44,-6! 50,30 57,56! 88,${tip}!`,
    alongEdge(0.3, 7),
    alongEdge(0.62, 7),
    alongEdge(0.86, 3),
  ]
}

export const collar = (side: Side, trim: Trim): Part =>
  part(`collar${side}`, onSide(COLLAR, side), {
    grain: side * 0.5,
    ...PRESSED,
    ink: crispEdge(onSide(COLLAR, side), trim),
  })

/** Interlined and ironed flat: thin at the edge, but well above the front it shades. */
const PRESSED = {
  lift: 0.6,
  cast: 9,
  puffRadius: 14,
  puff: 1.6,
  edge: 0.9,
  round: 2.2,
  wrinkle: 0.6,
} as const
