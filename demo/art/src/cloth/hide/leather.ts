import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const pebbles = tileNoise(40, 40)
const pores = tileNoise(80, 80)

export const leather = cloth({
  size: [96, 96],
  unrest: 0.25,
  contrast: 1.05,
  gloss: 0.17,
  shininess: 22,
  bend: 0.5,
  texel: (u, v) => {
    const pebble = pebbles(u / 2.4, v / 2.4)
    const crease = Math.max(0, 0.14 - Math.abs(pebble))
    return [1 + 0.022 * pebble - 0.1 * crease + 0.012 * pores(u / 1.2 + 5, v / 1.2), 0, 0]
  },
})
