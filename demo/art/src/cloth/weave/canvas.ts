import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { fract } from '../wave.ts'

const warpSlub = tileNoise(48, 8)
const weftSlub = tileNoise(8, 48)

/** Plain duck: tight threads, slubs short and faint. */
export const canvas = cloth({
  size: [96, 96],
  unrest: 1,
  texel: (u, v) => {
    const isWarp = (Math.floor(u / 2) + Math.floor(v / 2)) % 2 !== 0
    const thread = Math.sin(fract((isWarp ? u : v) / 2) * Math.PI)
    return [0.95 + 0.075 * thread + 0.02 * warpSlub(u / 2, v / 12) + 0.016 * weftSlub(u / 12, v / 2), 0, 0]
  },
})
