import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { stockingStitch } from './stocking-stitch.ts'

const loops = stockingStitch([2, 1.5])
const fuzz = tileNoise(64, 64)

export const jersey = cloth({
  size: [96, 96],
  unrest: 1.5,
  loft: 1.05,
  texel: (u, v) => [0.985 + 0.03 * loops(u, v) + 0.02 * fuzz(u / 1.5, v / 1.5), 0, 0],
})
