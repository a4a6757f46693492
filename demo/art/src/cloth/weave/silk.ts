import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const threads = tileNoise(64, 8)
const slubs = tileNoise(32, 32)

/** Washed with sand: it has kept its depth and hardly any shine. */
export const silk = cloth({
  size: [64, 64],
  unrest: 1.3,
  loft: 1,
  contrast: 0.82,
  gloss: 0.035,
  shininess: 5,
  bend: 3,
  texel: (u, v) => [1 + 0.012 * threads(u, v / 8) + 0.012 * slubs(u / 2, v / 2), 0, 0],
})

/** Threads that float give a broad, quiet sheen, never a sharp light. */
export const satin = cloth({
  size: [64, 64],
  unrest: 1.2,
  loft: 1,
  contrast: 0.86,
  gloss: 0.1,
  shininess: 4.5,
  bend: 3,
  texel: (u, v) => [1 + 0.014 * threads(u, v / 8), 0, 0],
})

/** A thin coated shell, tight over what fills it. */
export const nylon = cloth({
  size: [64, 64],
  unrest: 1.5,
  loft: 1.1,
  contrast: 1.05,
  gloss: 0.2,
  shininess: 15,
  bend: 3,
  texel: (u, v) => [1 + 0.008 * threads(u, v / 8), 0, 0],
})
