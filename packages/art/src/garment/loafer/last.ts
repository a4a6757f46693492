import type { Outline, Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'

/** The right foot from above, toe up. The inner side, on the left, is the straighter one. */
export const LAST = pts`-7,-192 22,-185 46,-160 58,-118 59,-74 52,-22 46,36 48,96 46,146 31,180 2,192 -28,182 -44,148 -46,96 -43,36 -47,-22 -54,-76 -56,-120 -46,-160 -30,-184`

/** The same outline further in; the toe loses less than the sides. */
export const within = (by: number): Point[] => inset(LAST, by)

const inset = (outline: Outline, by: number): Point[] =>
  outline.map(([x, y]) => [x * (1 - by / 52), y * (1 - by / 190)])
