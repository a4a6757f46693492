import { blurred } from '../relief/blur.ts'
import { mixRow, pickInRow } from '../relief/grid.ts'
import type { Relief } from '../relief/relief.ts'
import { scratch } from '../relief/scratch.ts'
import type { Layer } from './layer/layer.ts'
import type { Sheet } from './sheet.ts'

/** The part darkens the cloth it lies on, away from the light. */
export function castOnCloth(sheet: Sheet, { part, place }: Layer, relief: Relief): void {
  if (part.lift === 0) return
  const { w, h, scale, canvas, covered, topmost } = sheet
  const { step, origin, cover } = relief
  const soft = blurred(cover, (part.cast / step) * 0.7)
  const dx = (part.cast * 0.45) / step
  const dy = (part.cast * 0.7) / step
  const x0 = Math.round(origin.x * scale)
  const y0 = Math.round(origin.y * scale)
  const x1 = Math.min(w, Math.round(x0 + (cover.w - 1) * step * scale))
  const y1 = Math.min(h, Math.round(y0 + (cover.h - 1) * step * scale))
  const cell = 1 / (step * scale)
  const nodes = scratch('cast', soft.w)
  for (let y = y0; y < y1; y++) {
    mixRow(soft, (y - y0) * cell - dy, nodes)
    for (let x = x0; x < x1; x++) {
      const i = y * w + x
      const below = covered[i] as number
      if (below === 0 || (topmost[i] as number) >= place) continue
      const light = 1 - part.lift * below * pickInRow(nodes, soft.w, (x - x0) * cell - dx)
      canvas[i * 3] = (canvas[i * 3] as number) * light
      canvas[i * 3 + 1] = (canvas[i * 3 + 1] as number) * light
      canvas[i * 3 + 2] = (canvas[i * 3 + 2] as number) * light
    }
  }
}
