import type { Point } from '../../outline/point.ts'

/** Where a point of a sheet comes to lie when it is put down a little askew. */
export type Laid = (x: number, y: number) => Point

export const laidAt =
  ([x, y]: Point, angle: number): Laid =>
  (a, b) => [x + a * Math.cos(angle) - b * Math.sin(angle), y + a * Math.sin(angle) + b * Math.cos(angle)]
