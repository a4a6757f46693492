import type { Pattern } from '../cloth.ts'

/** Small, and a shade off black: larger or blacker teeth would eat every lapel, pocket and crease. */
const CELL = 2.5
const DARK = 0.8
const REPEAT = CELL * 4

/** Four dark and four light threads each way in a two-and-two twill give the broken teeth. */
export const houndstooth: Pattern = {
  size: [REPEAT, REPEAT],
  texel: (u, v) => {
    const x = Math.floor((u % REPEAT) / (CELL / 2))
    const y = Math.floor((v % REPEAT) / (CELL / 2))
    const isWarpUp = (x + y) % 4 < 2
    const isDark = (isWarpUp ? x : y) % 8 < 4
    return [1, isDark ? DARK : 0, 0]
  },
}
