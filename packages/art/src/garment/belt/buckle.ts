import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

const BRASS = {
  slot: 'accent',
  fabric: 'leather',
  color: 'camel',
  puffRadius: 3,
  puff: 4,
  edge: 2.6,
  round: 3,
  lift: 0.5,
  cast: 5,
  wrinkle: 0,
} as const

/** A brass frame with rounded corners, and the prong across it. */
export function buckle(width: number): Part[] {
  const [top, bottom] = [66, 84 + width]
  const frame = pts`-30,${top} -4,${top - 2} 10,${top} 16,${top + 7} 16,${bottom - 7} 10,${bottom} -4,${bottom + 2} -30,${bottom} -36,${bottom - 7} -36,${top + 7} -31,${top}`
  return [
    part('frame', band(frame, 6.5, -1), BRASS),
    part(
      'prong',
      pts`-36,${(top + bottom) / 2 - 2.6}! 14,${(top + bottom) / 2 - 3.4} 20,${(top + bottom) / 2} 14,${(top + bottom) / 2 + 3.4} -36,${(top + bottom) / 2 + 2.6}!`,
      BRASS,
    ),
  ]
}
