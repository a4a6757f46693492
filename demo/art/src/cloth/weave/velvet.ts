import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const nap = tileNoise(24, 16)

/** Deep pile that drinks the light and gives it back along the edges of folds. */
export const velvet = cloth({
  size: [96, 96],
  unrest: 1.6,
  loft: 1.25,
  contrast: 1.18,
  gloss: 0.1,
  shininess: 5,
  bend: 2,
  texel: (u, v) => [0.97 + 0.05 * nap(u / 4, v / 6), 0, 0],
})
