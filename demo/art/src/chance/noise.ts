import { LATTICE } from './lattice.ts'

/** Smooth value noise within ±1. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const left = xi & 255
  const right = (xi + 1) & 255
  const top = (yi & 255) << 8
  const bottom = ((yi + 1) & 255) << 8
  const a = LATTICE[top + left] as number
  const b = LATTICE[top + right] as number
  const c = LATTICE[bottom + left] as number
  const d = LATTICE[bottom + right] as number
  let fx = x - xi
  let fy = y - yi
  fx = fx * fx * (3 - 2 * fx)
  fy = fy * fy * (3 - 2 * fy)
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
}

/** Three octaves: the slow waves of cloth that was worn and laid down. */
export const unrestNoise = (x: number, y: number): number =>
  noise(x, y) * 1.2 + noise(x * 2.1 + 17, y * 2.1 + 31) * 0.32 + noise(x * 4.7 + 5, y * 4.7 + 71) * 0.05
