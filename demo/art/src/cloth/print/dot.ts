import type { Pattern } from '../cloth.ts'

const isInDot = (u: number, v: number, centre: number): boolean =>
  (u - centre) ** 2 + (v - centre) ** 2 < 2.2 * 2.2

export const dots: Pattern = {
  size: [18, 18],
  texel: (u, v) => [1, isInDot(u, v, 4.5) || isInDot(u, v, 13.5) ? 1 : 0, 0],
}
