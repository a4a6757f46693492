import type { Outline } from '../outline/point.ts'

/**
 * A ridge (or valley, below zero) swept along a curve. `taper` above zero fades both ends, below zero
 * starts full and dies out, zero keeps it even.
 */
export type Fold = { pts: Outline; width: number; height: number; taper: number }

type FoldLook = readonly [width: number, height: number, taper?: number]

export const fold = (pts: Outline, [width, height, taper = 1]: FoldLook): Fold => ({
  pts,
  width,
  height,
  taper,
})
