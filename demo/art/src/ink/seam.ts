import { moved, type Outline } from '../outline/point.ts'
import type { Line } from './ink.ts'
import { line } from './line.ts'

type SeamLook = { strength?: number; closed?: boolean }

/** A seam: a dark line with a lit lip on its lower right. */
export function seam(pts: Outline, { strength = 1, closed = false }: SeamLook = {}): Line[] {
  const lip = moved(pts, (x, y) => [x + 0.9, y + 0.9])
  return [
    line(lip, { color: '#fff', width: 1, opacity: 0.2 * strength, closed }),
    line(pts, { width: 1.1, opacity: 0.42 * strength, closed }),
  ]
}
