/** A point of a sewing pattern: smooth, or a corner when marked with 1. */
export type Point = readonly [x: number, y: number, corner?: 0 | 1]

/** A curve through points, open or closed as the reader of it decides. */
export type Outline = readonly Point[]

/** +1 is the right half of the picture, −1 the left. */
export type Side = 1 | -1

export const corner = ([x, y]: Point): Point => [x, y, 1]

/** The same points elsewhere; corners stay corners. */
export const moved = (points: Outline, to: (x: number, y: number) => Point): Point[] =>
  points.map(([x, y, isCorner]) => (isCorner ? corner(to(x, y)) : to(x, y)))
