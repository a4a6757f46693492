import type { Chance } from '../chance/random.ts'
import { corner, type Outline, type Point } from './point.ts'
import { walk } from './walk.ts'

/** From one hair to the next, in sheet units. */
const APART = 1.5

/** The outline with fibres standing out of it, each of its own length and lean: seen against the paper, that is wool. */
export function hairy(outline: Outline, length: number, rng: Chance): Point[] {
  const steps = walk(outline, APART, true)
  const way = isClockwise(steps) ? 1 : -1
  return steps.flatMap(([x, y], i): Point[] => {
    const [nextX, nextY] = steps[(i + 1) % steps.length] as Point
    const run = Math.hypot(nextX - x, nextY - y) || 1
    const [alongX, alongY] = [(nextX - x) / run, (nextY - y) / run]
    const reach = length * rng.next() ** 2.2
    const lean = rng.spread(1.1) * reach
    const [outX, outY] = [alongY * way, -alongX * way]
    const tip: Point = [x + alongX * (0.45 + lean) + outX * reach, y + alongY * (0.45 + lean) + outY * reach]
    return [corner([x, y]), corner(tip), corner([x + alongX * 0.8, y + alongY * 0.8])]
  })
}

function isClockwise(points: Outline): boolean {
  const area = points.reduce((sum, [x, y], i) => {
    const [a, b] = points[(i + 1) % points.length] as Point
    return sum + x * b - a * y
  }, 0)
  return area > 0
}
