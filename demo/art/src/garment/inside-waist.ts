import { wovenLabel } from '../ink/label.ts'
import { pts } from '../outline/pts.ts'
import { type Part, part } from '../part/part.ts'

/** The inside of the back, seen above the front of a waistband, with the label sewn into it. */
export const insideWaist = (half = 66): Part =>
  part('inside-waist', pts`${-half},-6! 0,-11 ${half},-6! ${half - 2},4! 0,12 ${2 - half},4!`, {
    tone: 0.68,
    puff: 0,
    edge: 0.4,
    lift: 0,
    grain: Math.PI / 2,
    wrinkle: 0.4,
    ink: wovenLabel(0, -9),
  })
