import { fill } from '../../ink/line.ts'
import type { Outline, Point } from '../../outline/point.ts'
import { walk } from '../../outline/walk.ts'
import { type Part, part } from '../../part/part.ts'
import { METAL } from './metal.ts'

/** Half widths along a pair of links: one lies flat and open, the next stands on its edge. */
const LINK = [1, 2.1, 2.6, 2.8, 2.8, 2.8, 2.8, 2.6, 2.1, 1, 0.95, 0.95, 0.95]
const STEP = 0.9
/** Paper in the shade of a link, seen through it. */
const THROUGH = '#c4bcae'

/** A cable chain along a line. Its links are swellings of one band: as parts of their own they would be eighty. */
export function chain(name: string, line: Outline): Part {
  const steps = walk(line, STEP)
  const spots = steps.map((at, i) => ({ at, across: acrossAt(steps, i), half: LINK[i % LINK.length] ?? 1 }))
  const edge = (side: number) => spots.map(({ at, across, half }) => off(at, across, side * half))
  return part(name, [...edge(1), ...edge(-1).reverse()], {
    ...METAL,
    edge: 2,
    round: 2,
    puff: 2.4,
    puffRadius: 3,
    lift: 0.35,
    cast: 3,
    ink: spots
      .filter((_, i) => i % LINK.length === 5)
      .map(({ at, across: [nx, ny] }) => fill(hole(at, [nx, ny]), THROUGH, 0.9)),
  })
}

/** The direction across the line at one of its steps. */
function acrossAt(steps: Outline, i: number): Point {
  const from = steps[Math.max(0, i - 1)] as Point
  const to = steps[Math.min(steps.length - 1, i + 1)] as Point
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
}

const off = ([x, y]: Point, [nx, ny]: Point, far: number): Point => [x + nx * far, y + ny * far]

const hole = (at: Point, across: Point): Outline => {
  const on: Point = [across[1], -across[0]]
  const corner = (along: number, side: number) => off(off(at, on, along), across, side)
  return [
    corner(2.3, 0.9),
    corner(2.9, 0),
    corner(2.3, -0.9),
    corner(-2.3, -0.9),
    corner(-2.9, 0),
    corner(-2.3, 0.9),
  ]
}
