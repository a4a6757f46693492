/** A rectangle of floats, row by row. Heights are floats, since 8 bits band when lit. */
export type Grid = { w: number; h: number; data: Float32Array }

export const grid = (w: number, h: number): Grid => ({ w, h, data: new Float32Array(w * h) })

export const copyOf = ({ w, h, data }: Grid): Grid => ({ w, h, data: data.slice() })

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

const mixed = (a: number, b: number, share: number): number => a + (b - a) * share
