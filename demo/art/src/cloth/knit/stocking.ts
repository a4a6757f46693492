import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { stockingStitch } from './stocking-stitch.ts'

const coarse = stockingStitch([5, 4])
const fine = stockingStitch([3.2, 2.4])
const yarn = tileNoise(80, 80)
const dye = tileNoise(50, 25)
const fuzz = tileNoise(64, 64)

/** Chunky knit: every stitch can be counted. */
export const knit = cloth({
  size: [100, 100],
  unrest: 0.9,
  loft: 1.3,
  contrast: 0.95,
  bend: 1.6,
  texel: (u, v) => [
    0.76 + 0.3 * coarse(u, v) + 0.05 * yarn(u / 1.25, v / 1.25),
    0.1 + 0.12 * dye(u / 2, v / 4),
    0,
  ],
})

export const fineKnit = cloth({
  size: [96, 96],
  unrest: 1,
  loft: 1.2,
  contrast: 0.97,
  texel: (u, v) => [0.86 + 0.17 * fine(u, v) + 0.03 * fuzz(u / 1.5, v / 1.5), 0, 0],
})
