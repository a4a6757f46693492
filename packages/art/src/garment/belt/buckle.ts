import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

const BRASS = {
  slot: 'accent',
  fabric: 'metal',
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
  const middle = (top + bottom) / 2
  // Begins and ends at the middle of the bar, under the prong.
  const frame = pts`-36,${middle} -36,${top + 7} -31,${top} -4,${top - 2} 10,${top} 16,${top + 7} 16,${bottom - 7} 10,${bottom} -4,${bottom + 2} -30,${bottom} -36,${bottom - 7} -36,${middle}`
  return [
    part('frame', band(frame, 6.5, -1), BRASS),
    part(
      'prong',
      pts`-40,${middle - 3}! 14,${middle - 3.4} 20,${middle} 14,${middle + 3.4} -40,${middle + 3}!`,
      BRASS,
    ),
  ]
}
