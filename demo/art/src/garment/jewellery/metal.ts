import { wash } from '../../ink/line.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { type Part, part } from '../../part/part.ts'
import { circle } from '../watch/circle.ts'

/** Polished metal: strongly rounded, no cloth wrinkles. Its colour is the picture's. */
export const METAL = { fabric: 'metal', edge: 3, round: 4, wrinkle: 0 } as const

/** What is cut into metal. */
export const ENGRAVED = '#241d14'

type Round = { at: Point; radius: number }

/** A small ball of metal. */
export const bead = (name: string, { at, radius }: Round): Part =>
  part(name, circleAt(at, radius), { ...METAL, puffRadius: radius, puff: radius * 0.9, lift: 0.35, cast: 3 })

/** A pearl, round or a little long: the window on it, its own dark side, and the paper's light from below. */
export const pearl = (name: string, { at: [x, y], radius, long = 1 }: Round & { long?: number }): Part => {
  const shape = moved(circle(radius), (a, b) => [a + x, b * long + y])
  return part(name, shape, {
    slot: 'trim',
    fabric: 'nacre',
    color: 'chalk',
    edge: 0,
    wrinkle: 0,
    puffRadius: radius,
    puff: radius * 0.4,
    lift: 0.35,
    cast: 3,
    ink: [wash(shape, 'lustre', 1)],
  })
}

export const circleAt = ([x, y]: Point, radius: number): Outline =>
  moved(circle(radius), (a, b) => [a + x, b + y])
