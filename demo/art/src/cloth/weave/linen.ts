import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { wave } from '../wave.ts'

const warpSlub = tileNoise(80, 6)
const weftSlub = tileNoise(6, 80)

export const linen = cloth({
  size: [120, 120],
  unrest: 2,
  loft: 1.1,
  texel: (u, v) => {
    const warp = warpSlub(u / 1.5, v / 20)
    const weft = weftSlub(u / 20 + 3, v / 1.5)
    const over = wave(u, 3) * wave(v, 3)
    return [1 + 0.03 * (warp + weft + over) + 0.02 * Math.max(0, warp * weft), 0.05 + 0.05 * warp, 0]
  },
})
