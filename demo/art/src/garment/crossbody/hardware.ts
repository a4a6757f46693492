import { band } from '../../outline/band.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { circle } from '../watch/circle.ts'

const BRASS = {
  slot: 'accent',
  fabric: 'metal',
  color: 'camel',
  edge: 2,
  round: 3,
  puff: 3,
  puffRadius: 3,
  lift: 0.4,
  cast: 3,
  wrinkle: 0,
} as const

/** A place on a strap and the way it runs there. */
export type Spot = { at: Point; angle: number }

export const turnedTo =
  ({ at: [x, y], angle }: Spot) =>
  (a: number, b: number): Point => [
    x + a * Math.cos(angle) - b * Math.sin(angle),
    y + a * Math.sin(angle) + b * Math.cos(angle),
  ]

const RING = pts`-9,5 -10,-4 -7,-12 0,-14 7,-12 10,-4 9,5`
const BUCKLE = pts`0,-10 9,-10 11,-8 11,8 9,10 -9,10 -11,8 -11,-8 -9,-10 0,-10`
const PRONG = pts`-11,-1.5! 11,-1.7 13,0 11,1.7 -11,1.5!`

/** A ring shaped like a D; the tab covers where it is open. */
export const dRing = (name: string, [x, y]: Point): Part =>
  part(
    name,
    moved(band(RING, 3, -1), (a, b) => [a + x, b + y]),
    BRASS,
  )

/** Frame and prong, across the strap. */
export const strapBuckle = (spot: Spot): Part[] => {
  const there = turnedTo(spot)
  const metal = (name: string, shape: Outline) => part(name, moved(shape, there), BRASS)
  return [metal('buckle', band(BUCKLE, 3.2, -1)), metal('prong', PRONG)]
}

/** What the flap is buttoned on. */
export const stud = ([x, y]: Point): Part =>
  part(
    'stud',
    moved(circle(6.4), (a, b) => [a + x, b + y]),
    { ...BRASS, puff: 6, puffRadius: 6, lift: 0.5, cast: 4 },
  )
