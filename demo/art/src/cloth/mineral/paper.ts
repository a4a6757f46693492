import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const fibres = tileNoise(60, 60)
const clouds = tileNoise(8, 8)

/** Heavy cotton paper: stiff and matt, a little cloudy against the light. */
export const paper = cloth({
  size: [96, 96],
  unrest: 0.25,
  contrast: 0.85,
  bend: 0,
  texel: (u, v) => [1 + 0.012 * fibres(u / 1.6, v / 1.6) + 0.008 * clouds(u / 12, v / 12), 0, 0],
})
