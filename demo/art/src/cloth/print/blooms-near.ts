import type { Texel } from '../cloth.ts'
import { around, type Bloom } from './scatter-blooms.ts'

const CELLS = 24
const BARE: Texel = [1, 0, 0]

type Field = { blooms: readonly Bloom[]; repeat: number; reach: (bloom: Bloom) => number }
type Drawn = (bloom: Bloom, dx: number, dy: number) => Texel | undefined

/**
 * Draws a field of blooms; where they overlap the first wins. Each place asks only those that may reach it, since a
 * print is read a million times when seen from near.
 */
export function scattered({ blooms, repeat, reach }: Field, draw: Drawn): (u: number, v: number) => Texel {
  const side = repeat / CELLS
  const cells = Array.from({ length: CELLS * CELLS }, (_, cell) => {
    const middle = { x: ((cell % CELLS) + 0.5) * side, y: (Math.floor(cell / CELLS) + 0.5) * side }
    return blooms.filter((bloom) => {
      const away = Math.hypot(around(middle.x - bloom.x, repeat), around(middle.y - bloom.y, repeat))
      return away <= reach(bloom) + side * Math.SQRT1_2
    })
  })
  const cellAt = (at: number): number => Math.min(CELLS - 1, Math.floor(at / side))
  return (u, v) => {
    for (const bloom of cells[cellAt(v) * CELLS + cellAt(u)] ?? []) {
      const texel = draw(bloom, around(u - bloom.x, repeat), around(v - bloom.y, repeat))
      if (texel) return texel
    }
    return BARE
  }
}
