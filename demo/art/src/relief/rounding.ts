import { blurred } from './blur.ts'
import type { Grid } from './grid.ts'

/** Raises the covered area towards its middle: once tight for the edge, once wide for the volume. */
export function addRounding(height: Grid, cover: Grid, [radius, amount]: readonly [number, number]): void {
  if (amount === 0) return
  const soft = blurred(cover, radius * 0.55).data
  for (let i = 0; i < soft.length; i++) {
    // Below zero only in the tips of corners: they must fall away too, or they shine as flat triangles.
    const short = 1 - Math.min(1, Math.max(-0.5, (soft[i] as number) * 2 - 1))
    height.data[i] = (height.data[i] as number) + amount * (1 - short * short)
  }
}
