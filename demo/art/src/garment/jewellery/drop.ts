import { band } from '../../outline/band.ts'
import { moved, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bead, circleAt, METAL, pearl } from './metal.ts'

const WIRE = pts`-1.3,-30! 1.3,-30! 1.2,20! -1.2,20!`
const LOOP = pts`0,-37 4,-35 5,-30 3,-26 0,-25 -3,-26 -5,-30 -4,-35 -0.4,-37`
const CAP = pts`-7,25! -6,19 0,16 6,19 7,25! 0,27`

type Placed = { x: number; lean: number; isBack: boolean }

/** A pearl under its cap on a stem of wire, which swings in a loop below the stud. */
export function drop(name: string, { x, lean, isBack }: Placed): Part[] {
  // It hangs from the stud, so it turns about it.
  const there = (a: number, b: number): Point => [x + a * Math.cos(lean) - (b + 44) * Math.sin(lean), b]
  const wire = (own: string, shape: readonly Point[]) =>
    part(own + name, moved(shape, there), { ...METAL, puff: 2, puffRadius: 2, edge: 1.6, round: 2 })
  return [
    wire('loop', band(LOOP, 1.9)),
    { ...wire('stem', WIRE), lift: 0.4, cast: 3 },
    pearl(`pearl${name}`, { at: there(0, 42), radius: 18, long: 1.08 }),
    { ...wire('cap', CAP), puff: 3, puffRadius: 4, lift: 0.3, cast: 2 },
    ...(isBack ? butterfly(name, x) : [bead(`stud${name}`, { at: [x, -45], radius: 9 })]),
  ]
}

/** What holds it behind the ear: a strip of metal rolled up on both sides, the post through its middle. */
export const butterfly = (name: string, x: number, y = -45): Part[] => {
  const roll = pts`1,-3 8,-8 14,-5 14,3 8,6 1,2`
  return [
    ...[1, -1].map((side) =>
      part(
        `wing${side}${name}`,
        band(
          moved(roll, (a, b) => [x + a * side, y + b]),
          3.2,
          side < 0 ? -1 : 1,
        ),
        { ...METAL, puff: 2.4, puffRadius: 3, edge: 2, round: 2, lift: 0.4, cast: 3 },
      ),
    ),
    part(`plate${name}`, circleAt([x, y], 5), { ...METAL, puff: 1.5, puffRadius: 3, lift: 0.3, cast: 2 }),
    bead(`post${name}`, { at: [x, y], radius: 2.4 }),
  ]
}
