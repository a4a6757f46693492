import { unrestNoise } from '../chance/noise.ts'
import type { Part } from '../part/part.ts'
import type { Grid } from './grid.ts'
import type { Patch } from './relief.ts'

type Unrest = { part: Part; amount: number; seed: number }

/** Slow waves along the grain: no cloth lies perfectly flat. */
export function addUnrest(
  { w, h, data }: Grid,
  { step, origin }: Patch,
  { part, amount, seed }: Unrest,
): void {
  const a = amount * part.wrinkle * part.unit
  if (a === 0) return
  const k = 1 / (58 * part.unit)
  const c = Math.cos(part.grain) * k
  const s = Math.sin(part.grain) * k
  const shift = (seed % 97) * 1.7 + part.name.length * 3.1
  for (let y = 0; y < h; y++) {
    const py = origin.y + y * step
    for (let x = 0; x < w; x++) {
      const px = origin.x + x * step
      const u = px * c + py * s
      const v = py * c - px * s
      const i = y * w + x
      data[i] = (data[i] as number) + a * unrestNoise(u * 1.35 + shift + v * 0.3, v * 0.8 + shift * 2)
    }
  }
}
