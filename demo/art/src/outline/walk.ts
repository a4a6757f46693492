import { segments } from './curve.ts'
import type { Outline, Point } from './point.ts'

/** Points about `step` apart along the curve. */
export function walk(points: Outline, step: number, closed = false): Point[] {
  const out: Point[] = []
  for (const [a, b, c, d] of segments(points, closed)) {
    const n = Math.max(2, Math.ceil(Math.hypot(d[0] - a[0], d[1] - a[1]) / step))
    for (let i = 0; i < n; i++) {
      const t = i / n
      const u = 1 - t
      const w0 = u * u * u
      const w1 = 3 * u * u * t
      const w2 = 3 * u * t * t
      const w3 = t * t * t
      out.push([w0 * a[0] + w1 * b[0] + w2 * c[0] + w3 * d[0], w0 * a[1] + w1 * b[1] + w2 * c[1] + w3 * d[1]])
    }
  }
  const last = points.at(-1)
  if (!closed && last) out.push([last[0], last[1]])
  return out
}
