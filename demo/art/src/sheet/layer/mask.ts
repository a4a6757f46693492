import type { Outline, Point } from '../../outline/point.ts'
import { walk } from '../../outline/walk.ts'
import { scratch } from '../../relief/scratch.ts'
import type { Box } from './box.ts'

/** Silhouette of an outline inside a box: one byte a pixel, by the exact area covered. */
export function maskOf(outline: Outline, { x, y, w, h }: Box, scale: number): Uint8Array {
  const rim = { w, h, edges: scratch('edges', (w + 2) * h).fill(0) }
  const points = walk(outline, 2 / scale, true).map((at): Point => [at[0] * scale - x, at[1] * scale - y])
  let from = points.at(-1)
  for (const to of points) {
    if (from && from[1] < to[1]) addEdge(rim, [from, to], 1)
    else if (from && to[1] < from[1]) addEdge(rim, [to, from], -1)
    from = to
  }
  return filled(rim)
}

/** What the edges add to the cover of everything right of a pixel. Rows are two pixels wider than the box. */
type Rim = { w: number; h: number; edges: Float32Array }

/** An edge running down, row by row; what lies beyond the box counts at its rim. */
function addEdge({ w, h, edges }: Rim, [[x0, y0], [x1, y1]]: readonly [Point, Point], way: number): void {
  const slope = (x1 - x0) / (y1 - y0)
  const end = Math.min(y1, h)
  let y = Math.max(0, y0)
  while (y < end) {
    const row = Math.floor(y)
    const next = Math.min(end, row + 1)
    const a = inside(x0 + (y - y0) * slope, w)
    const b = inside(x0 + (next - y0) * slope, w)
    addSpan(edges, row * (w + 2), { left: Math.min(a, b), right: Math.max(a, b), height: way * (next - y) })
    y = next
  }
}

const inside = (x: number, w: number): number => Math.min(w, Math.max(0, x))

type Span = { left: number; right: number; height: number }

/** Shares the height of an edge among the pixels it crosses in a row. */
function addSpan(edges: Float32Array, row: number, { left, right, height }: Span): void {
  const first = Math.floor(left)
  if (right <= first + 1) {
    const beyond = (left + right) / 2 - first
    edges[row + first] = (edges[row + first] as number) + height * (1 - beyond)
    edges[row + first + 1] = (edges[row + first + 1] as number) + height * beyond
    return
  }
  const last = Math.ceil(right)
  const perPixel = height / (right - left)
  let before = 0
  for (let x = first; x < last; x++) {
    const covered = coveredBy(x + 1, left, right) * perPixel
    edges[row + x] = (edges[row + x] as number) + covered - before
    before = covered
  }
  edges[row + last] = (edges[row + last] as number) + height - before
}

/** How much of the pixel that ends at `end` lies right of an edge, times the edge's width. */
function coveredBy(end: number, left: number, right: number): number {
  const a = Math.max(end - 1, left)
  const b = Math.min(end, right)
  return (b - a) * (end - (a + b) / 2) + a - left
}

function filled({ w, h, edges }: Rim): Uint8Array {
  const mask = new Uint8Array(w * h)
  for (let y = 0; y < h; y++) {
    let sum = 0
    const row = y * (w + 2)
    for (let x = 0; x < w; x++) {
      sum += edges[row + x] as number
      const share = Math.abs(sum)
      mask[y * w + x] = share >= 0.999 ? 255 : (share * 255 + 0.5) | 0
    }
  }
  return mask
}
