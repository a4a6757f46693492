import type { Outline, Point, Side } from './point.ts'

/** Points drawn for the right half, moved to the side asked for; their order stays. */
export const onSide = (points: Outline, side: Side): Point[] =>
  points.map(([x, y, isCorner]) => (isCorner ? [x * side, y, 1] : [x * side, y]))

/** Mirrored and walked backwards, to carry an outline on around the other half. */
export const flip = (points: Outline): Point[] => onSide(points, -1).reverse()

/** Right half from top centre down to bottom centre → whole outline. Points on the axis are not doubled. */
export const mirrored = (half: Outline): Point[] => [
  ...half,
  ...flip(half).filter(([x]) => Math.abs(x) > 0.01),
]
