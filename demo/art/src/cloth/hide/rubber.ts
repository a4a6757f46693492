import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const grains = tileNoise(32, 32)

export const rubber = cloth({
  size: [32, 32],
  unrest: 0,
  contrast: 0.9,
  gloss: 0.06,
  shininess: 10,
  texel: (u, v) => [1 + 0.012 * grains(u, v), 0, 0],
})
