import type { Grid } from './grid.ts'

/** One part's surface on a coarse grid. `step` and `origin` count in sheet units. */
export type Relief = {
  step: number
  origin: { x: number; y: number }
  cover: Grid
  height: Grid
  fade: Grid | undefined
}

export type Patch = Pick<Relief, 'step' | 'origin'>
