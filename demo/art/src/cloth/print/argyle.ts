import type { Pattern } from '../cloth.ts'

const W = 44
const H = 68

/** Knitted diamonds in two colours under a thin crossing line. */
export const argyle: Pattern = {
  size: [W * 2, H],
  texel: (u, v) => {
    const column = Math.floor(u / W)
    const x = Math.abs(u - column * W - W / 2) / (W / 2)
    const y = Math.abs((v % H) - H / 2) / (H / 2)
    const cross = Math.abs(x - (1 - y)) < 0.03 || Math.abs(x - y) < 0.022
    if (x + y < 1) return [1, column % 2 === 0 ? 1 : 0, cross ? 0.7 : column % 2 === 0 ? 0 : 0.55]
    return [1, 0, cross ? 0.7 : 0]
  },
}
