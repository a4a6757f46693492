import type { Part } from '../part/part.ts'
import { blur } from '../relief/blur.ts'
import { copyOf, pick } from '../relief/grid.ts'
import type { Relief } from '../relief/relief.ts'
import type { Sheet } from './sheet.ts'

/** The part darkens the cloth it lies on, away from the light. */
export function castOnCloth({ w, h, scale, canvas, covered }: Sheet, part: Part, relief: Relief): void {
  if (part.lift === 0) return
  const { step, origin, cover } = relief
  const soft = blur(copyOf(cover), (part.cast / step) * 0.7)
  const dx = (part.cast * 0.45) / step
  const dy = (part.cast * 0.7) / step
  const x0 = Math.round(origin.x * scale)
  const y0 = Math.round(origin.y * scale)
  const x1 = Math.min(w, Math.round(x0 + (cover.w - 1) * step * scale))
  const y1 = Math.min(h, Math.round(y0 + (cover.h - 1) * step * scale))
  const cell = 1 / (step * scale)
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * w + x
      const below = covered[i] as number
      if (below === 0) continue
      const light = 1 - part.lift * below * pick(soft, (x - x0) * cell - dx, (y - y0) * cell - dy)
      canvas[i * 3] = (canvas[i * 3] as number) * light
      canvas[i * 3 + 1] = (canvas[i * 3 + 1] as number) * light
      canvas[i * 3 + 2] = (canvas[i * 3 + 2] as number) * light
    }
  }
}
