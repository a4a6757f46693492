import type { Point } from '../outline/point.ts'
import type { Part } from '../part/part.ts'
import { transform } from '../part/transform.ts'

type Shoes = {
  /** One shoe from its side, toe to the left. */
  side: readonly Part[]
  /** The other from below, toe to the right, and where its middle lies. */
  sole: readonly Part[]
  at: Point
}

/** The back of a pair: one shoe turned about to its inner side, below it the sole of the other. */
export const innerSideAndSole = ({ side, sole, at }: Shoes): Part[] => [
  ...sole.map((part) => transform(part, (x, y) => [x + at[0], y + at[1]])),
  ...side.map((part) => transform(part, (x, y) => [-x, y])),
]
