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

/** A thin knit's ribs are shaded as deep as thick ones, or they melt into a plain band on a small picture. */
export const fineRib = cloth({
  size: [96, 96],
  unrest: 0.5,
  loft: 1.1,
  contrast: 0.95,
  texel: (u, v) => {
    const column = Math.sin(fract(u / 4) * Math.PI) ** 0.7
    return [0.79 + 0.21 * column + 0.02 * fuzz(u / 1.5, v / 1.5), 0, 0]
  },
})

/** A brushed band: ribs that are felt more than seen. */
export const softRib = cloth({
  size: [96, 96],
  unrest: 0.7,
  loft: 1.25,
  contrast: 0.88,
  bend: 1.2,
  texel: (u, v) => {
    const column = Math.sin(fract(u / 8) * Math.PI) ** 0.9
    const nap = fuzz(u / 1.5, v / 1.5)
    return [0.86 + 0.13 * column + 0.06 * nap, 0.08 + 0.1 * Math.max(0, nap), 0]
  },
})
