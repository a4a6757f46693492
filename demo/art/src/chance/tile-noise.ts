import { LATTICE } from './lattice.ts'

export type TileNoise = (x: number, y: number) => number

/** Noise that repeats after so many lattice cells each way, for swatches that tile. */
export function tileNoise(columns: number, rows: number): TileNoise {
  const cells = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      cells[j * columns + i] = LATTICE[((j * 37 + 11) & 255) * 256 + ((i * 53 + 7) & 255)] as number
    }
  }
  return (x, y) => {
    const xi = Math.floor(x)
    const yi = Math.floor(y)
    const left = wrap(xi, columns)
    const right = wrap(xi + 1, columns)
    const top = wrap(yi, rows) * columns
    const bottom = wrap(yi + 1, rows) * columns
    const a = cells[top + left] as number
    const b = cells[top + right] as number
    const c = cells[bottom + left] as number
    const d = cells[bottom + right] as number
    const fx = ease(x - xi)
    const fy = ease(y - yi)
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
  }
}

const wrap = (value: number, period: number): number => ((value % period) + period) % period
const ease = (t: number): number => t * t * (3 - 2 * t)
