import type { Pattern } from '../cloth.ts'
import { near } from '../wave.ts'

/** Glen check: two twills crossing, with a fine over-check in the third colour. */
export const check: Pattern = {
  size: [48, 48],
  texel: (u, v) => {
    const warp = isDarkThread(u)
    const weft = isDarkThread(v)
    const shown = (Math.floor(u) + Math.floor(v)) % 4 < 2 ? warp : weft
    const over = Math.max(near(u - 36, 48, 0.7), near(v - 36, 48, 0.7))
    return [1, shown * 0.44 + warp * weft * 0.12, over * 0.6]
  },
}

const isDarkThread = (at: number): number => (at % 48 < 24 && Math.floor(at / 2) % 2 === 0 ? 1 : 0)

export const gingham: Pattern = {
  size: [20, 20],
  texel: (u, v) => [1, (u % 20 < 10 ? 0.5 : 0) + (v % 20 < 10 ? 0.49 : 0), 0],
}
