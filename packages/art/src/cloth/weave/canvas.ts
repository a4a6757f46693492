import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { fract } from '../wave.ts'

const warpSlub = tileNoise(48, 4)
const weftSlub = tileNoise(4, 48)

export const canvas = cloth({
  size: [96, 96],
  unrest: 1,
  texel: (u, v) => {
    const isWarp = (Math.floor(u / 2) + Math.floor(v / 2)) % 2 !== 0
    const thread = Math.sin(fract((isWarp ? u : v) / 2) * Math.PI)
    return [0.93 + 0.1 * thread + 0.04 * warpSlub(u / 2, v / 24) + 0.03 * weftSlub(u / 24, v / 2), 0, 0]
  },
})
