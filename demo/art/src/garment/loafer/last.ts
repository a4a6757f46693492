import type { Outline, Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'

/** The right foot from above, toe up. The inner side, on the left, is the straighter one. */
export const LAST = pts`-7,-192 22,-185 46,-160 58,-118 59,-74 51,-22 43,36 42,96 40,146 27,180 0,192 -26,182 -39,148 -40,96 -40,36 -46,-22 -54,-76 -56,-120 -46,-160 -30,-184`

/** The same outline further in; the toe loses less than the sides. */
export const within = (by: number): Point[] => inset(LAST, by)

const inset = (outline: Outline, by: number): Point[] =>
  outline.map(([x, y]) => [x * (1 - by / 52), y * (1 - by / 190)])
