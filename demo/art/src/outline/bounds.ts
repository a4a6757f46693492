import type { Outline } from './point.ts'
import { walk } from './walk.ts'

export type Bounds = { x0: number; y0: number; x1: number; y1: number }

export function bounds(points: Outline): Bounds {
  const box = { x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9 }
  for (const [x, y] of walk(points, 12, true)) {
    box.x0 = Math.min(box.x0, x)
    box.y0 = Math.min(box.y0, y)
    box.x1 = Math.max(box.x1, x)
    box.y1 = Math.max(box.y1, y)
  }
  return box
}

/** The box around several outlines. */
export function boundsOfAll(outlines: readonly Outline[]): Bounds {
  const boxes = outlines.map(bounds)
  return {
    x0: Math.min(...boxes.map((b) => b.x0)),
    y0: Math.min(...boxes.map((b) => b.y0)),
    x1: Math.max(...boxes.map((b) => b.x1)),
    y1: Math.max(...boxes.map((b) => b.y1)),
  }
}
