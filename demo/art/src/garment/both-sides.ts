import type { Side } from '../outline/point.ts'

const SIDES: readonly Side[] = [1, -1]

/** The same thing right and left, the right one first. */
export const bothSides = <T>(make: (side: Side) => T | readonly T[]): T[] =>
  SIDES.flatMap((side) => make(side))
