import { line } from '../../ink/line.ts'
import { band } from '../../outline/band.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { type Part, part } from '../../part/part.ts'
import { onDial } from '../watch/circle.ts'
import { METAL } from './metal.ts'

const RADIUS = 50
/** Where the tube begins and ends, as shares of the round; the pin closes what is between. */
const [FROM, TO] = [0.035, 0.965]

type Placed = { x: number; lean: number }

/** A hollow tube bent round, a little stronger below, closed by a pin that is hinged at one end. */
export function hoop(name: string, { x, lean }: Placed): Part[] {
  const there = (a: number, b: number): Point => {
    const [c, s] = [Math.cos(lean), Math.sin(lean)]
    return [a * c - b * s + x, a * s + b * c]
  }
  const arc = (from: number, to: number, radius: number): Outline =>
    Array.from({ length: 33 }, (_, i) => onDial(from + ((to - from) * i) / 32, radius))
  const tube = band(arc(FROM, TO, RADIUS + 3), (share) => 7.4 + 3.4 * Math.sin(Math.PI * share) ** 2)
  const pin = band(arc(TO - 0.02, 1 + FROM + 0.02, RADIUS - 2), 2.2)
  const hinge = band(arc(TO - 0.035, TO + 0.006, RADIUS + 3.6), 9)
  return [
    part(`pin${name}`, moved(pin, there), { ...METAL, puff: 1.6, puffRadius: 2, edge: 1.4, round: 2 }),
    part(`hoop${name}`, moved(tube, there), { ...METAL, puffRadius: 7, puff: 8, lift: 0.4, cast: 5 }),
    part(`hinge${name}`, moved(hinge, there), {
      ...METAL,
      puff: 3,
      puffRadius: 4,
      lift: 0.5,
      cast: 2,
      ink: [
        line(moved([onDial(TO, RADIUS - 5), onDial(TO, RADIUS + 3)], there), { width: 0.9, opacity: 0.5 }),
      ],
    }),
  ]
}
