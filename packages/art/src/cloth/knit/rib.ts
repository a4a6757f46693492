import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { fract } from '../wave.ts'
import { stockingStitch } from './stocking-stitch.ts'

const loops = stockingStitch([3, 3])
const fuzz = tileNoise(64, 64)

/** Knit columns stand up, purl columns sink. */
export const rib = cloth({
  size: [96, 96],
  unrest: 0.5,
  loft: 1.2,
  contrast: 0.95,
  bend: 1.2,
  texel: (u, v) => {
    const column = Math.sin(fract(u / 6) * Math.PI) ** 0.8
    return [0.66 + 0.3 * column + 0.1 * loops(u + 1.5, v) * column + 0.03 * fuzz(u / 1.5, v / 1.5), 0, 0]
  },
})

export const fineRib = cloth({
  size: [96, 96],
  unrest: 0.5,
  loft: 1.1,
  contrast: 0.95,
  texel: (u, v) => [0.83 + 0.18 * Math.sin(fract(u / 3) * Math.PI) + 0.02 * fuzz(u / 1.5, v / 1.5), 0, 0],
})
