import type { Grid } from './grid.ts'
import { scratch } from './scratch.ts'

/** A blurred copy, good until the next one is asked for. */
export function blurred(grid: Grid, radius: number): Grid {
  const copy = { ...grid, data: scratch('blurred', grid.data.length) }
  copy.data.set(grid.data)
  return blur(copy, radius)
}

/** Two box passes ≈ Gaussian, in place. Edges repeat. */
export function blur(grid: Grid, radius: number): Grid {
  const r = Math.max(1, Math.round(radius))
  const passed = { ...grid, data: scratch('half a blur', grid.data.length) }
  for (let pass = 0; pass < 2; pass++) {
    boxRows(grid, passed, r)
    boxColumns(passed, grid, r)
  }
  return grid
}

// The first sample counts r times, not r + 1, or a faint veil covers whole rows.
function boxRows({ w, h, data }: Grid, into: Grid, r: number): void {
  const k = 1 / (2 * r + 1)
  for (let y = 0; y < h; y++) {
    const o = y * w
    let sum = (data[o] as number) * r
    for (let i = 0; i < r; i++) sum += data[o + Math.min(w - 1, i)] as number
    for (let x = 0; x < w; x++) {
      sum += data[o + (x + r < w ? x + r : w - 1)] as number
      into.data[o + x] = sum * k
      sum -= data[o + (x > r ? x - r : 0)] as number
    }
  }
}

function boxColumns({ w, h, data }: Grid, into: Grid, r: number): void {
  const k = 1 / (2 * r + 1)
  const sums = firstSums({ w, h, data }, r)
  for (let y = 0; y < h; y++) {
    const add = Math.min(h - 1, y + r) * w
    const drop = Math.max(0, y - r) * w
    const o = y * w
    for (let x = 0; x < w; x++) {
      const sum = (sums[x] as number) + (data[add + x] as number)
      into.data[o + x] = sum * k
      sums[x] = sum - (data[drop + x] as number)
    }
  }
}

function firstSums({ w, h, data }: Grid, r: number): Float32Array {
  const sums = new Float32Array(w)
  for (let x = 0; x < w; x++) sums[x] = (data[x] as number) * r
  for (let i = 0; i < r; i++) {
    const o = Math.min(h - 1, i) * w
    for (let x = 0; x < w; x++) sums[x] = (sums[x] as number) + (data[o + x] as number)
  }
  return sums
}
