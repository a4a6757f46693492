import type { Point } from '../../outline/point.ts'

const STEPS = 24

/** A circle as points, clockwise from the top. */
export const circle = (radius: number): Point[] =>
  Array.from({ length: STEPS }, (_, i) => onDial(i / STEPS, radius))

/** The place at a share of the way round a dial. */
export const onDial = (share: number, radius: number): Point => {
  const angle = share * 2 * Math.PI
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
}
