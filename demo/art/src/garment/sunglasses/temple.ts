import { moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { ACETATE } from './frame.ts'

const STRAIGHT = pts`147,-34! 148,-19 132,-14 20,-1 -50,8 -84,20 -104,34 -112,30 -109,21 -88,7 -56,-5 20,-15 130,-32`
const SPAN = 148 + 112

/** The right temple folded in: straight from the hinge, the tip bent down behind the other lens. */
export const templeFrom = ([, hinge]: Point): Outline =>
  moved(STRAIGHT, (x, y) => [x, y + ((hinge + 32) * (x + 112)) / SPAN])

export const temple = (shape: Outline): Part =>
  part(`temple${Math.sign(shape[0]?.[0] ?? 1)}`, shape, { ...ACETATE, tone: 0.62, lift: 0, cast: 5 })
