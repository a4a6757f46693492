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

/** A brass frame that goes under the strap's end on one side, and the prong that rests on the other. */
export function buckle(width: number): Part[] {
  const [top, bottom] = [66, 84 + width]
  const middle = (top + bottom) / 2
  // Begins and ends where the strap lies over the bar it is sewn to.
  const frame = pts`16,${76.5 + width} 16,${bottom - 7} 10,${bottom} -4,${bottom + 2} -30,${bottom} -36,${bottom - 7} -36,${top + 7} -31,${top} -4,${top - 2} 10,${top} 16,${top + 7} 16,73`
  return [
    part('frame', band(frame, 6.5, -1), BRASS),
    part(
      'prong',
      pts`7,${middle - 2} -24,${middle - 3} -40,${middle - 2.4} -44,${middle} -40,${middle + 2.4} -24,${middle + 3} 7,${middle + 2} 9,${middle}`,
      BRASS,
    ),
  ]
}
