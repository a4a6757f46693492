/** A rectangle of floats, row by row. Heights are floats, since 8 bits band when lit. */
export type Grid = { w: number; h: number; data: Float32Array }

export const grid = (w: number, h: number): Grid => ({ w, h, data: new Float32Array(w * h) })

/** Value between nodes, bilinear; outside the edge repeats. */
export function pick({ w, h, data }: Grid, x: number, y: number): number {
  const cx = Math.min(w - 1.001, Math.max(0, x))
  const cy = Math.min(h - 1.001, Math.max(0, y))
  const xi = cx | 0
  const yi = cy | 0
  const i = yi * w + xi
  const fx = cx - xi
  const upper = mixed(data[i] as number, data[i + 1] as number, fx)
  const lower = mixed(data[i + w] as number, data[i + w + 1] as number, fx)
  return upper + (lower - upper) * (cy - yi)
}

/** The row of values at a height between two rows of nodes. */
export function mixRow({ w, h, data }: Grid, y: number, into: Float32Array): void {
  const at = Math.min(h - 1.001, Math.max(0, y))
  const above = (at | 0) * w
  const share = at - (at | 0)
  for (let x = 0; x < w; x++) into[x] = mixed(data[above + x] as number, data[above + w + x] as number, share)
}

/** Value between two nodes of a row. */
export function pickInRow(row: Float32Array, w: number, x: number): number {
  const at = Math.max(0, Math.min(x, w - 1.001))
  const i = at | 0
  return mixed(row[i] as number, row[i + 1] as number, at - i)
}

const mixed = (a: number, b: number, share: number): number => a + (b - a) * share
