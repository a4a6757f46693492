// Outlines are Catmull-Rom between corners, so a garment's points read like a sewing pattern.
import type { Outline, Point } from './point.ts'

export type Segment = readonly [from: Point, handleA: Point, handleB: Point, to: Point]

export function segments(points: Outline, closed = true): Segment[] {
  const n = points.length
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point
  return Array.from({ length: closed ? n : n - 1 }, (_, i) => {
    const from = at(i)
    const to = at(i + 1)
    const before = from[2] ? from : at(i - 1)
    const after = to[2] ? to : at(i + 2)
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    return [from, handle(from, [before, to], length), handle(to, [after, from], length), to]
  })
}

/** The tangent follows the neighbours; its length never overshoots the segment. */
function handle(at: Point, [before, after]: readonly [Point, Point], length: number): Point {
  const tx = after[0] - before[0]
  const ty = after[1] - before[1]
  const t = Math.hypot(tx, ty) || 1
  const k = Math.min(length / 3, t / 3) / t
  return [at[0] + tx * k, at[1] + ty * k]
}

/** SVG path data of the curve. */
export function pathData(points: Outline, closed = true): string {
  const curves = segments(points, closed)
  const start = curves[0]?.[0]
  if (!start) return ''
  const d = curves.map(([, a, b, to]) => `C${pair(a)} ${pair(b)} ${pair(to)}`).join('')
  return `M${pair(start)}${d}${closed ? 'Z' : ''}`
}

const pair = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
