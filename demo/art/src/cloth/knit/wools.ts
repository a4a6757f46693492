// Wools that are told apart by eye: how large the stitch is, how much of it the fibre hides, how far hairs stand out.
import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { stockingStitch } from './stocking-stitch.ts'

const chunky = stockingStitch([5, 4])
const middle = stockingStitch([4, 3.2])
const fine = stockingStitch([2.6, 2])
const dye = tileNoise(50, 25)
const fuzz = tileNoise(64, 64)
const bloom = tileNoise(32, 32)
const fibres = tileNoise(96, 24)
const across = tileNoise(24, 96)

/** Plump yarn of three shades: stitches can be counted, and a little down lies over them. */
export const lambswool = cloth({
  size: [100, 100],
  unrest: 0.9,
  loft: 1.3,
  contrast: 0.92,
  bend: 1.6,
  hair: 1.1,
  texel: (u, v) => [
    0.84 + 0.2 * chunky(u, v) + 0.05 * fuzz(u / 1.5625, v / 1.5625),
    0.12 + 0.16 * dye(u / 2, v / 4),
    0,
  ],
})

/** The stitch is hardly seen under a short, even bloom. */
export const cashmere = cloth({
  size: [104, 104],
  unrest: 1.3,
  loft: 1.35,
  contrast: 0.86,
  hair: 0.7,
  texel: (u, v) => [0.96 + 0.055 * fine(u, v) + 0.035 * bloom(u / 3.25, v / 3.25), 0.02, 0],
})

/** Brushed until the rows run into each other. */
export const alpaca = cloth({
  size: [96, 96],
  unrest: 1.1,
  loft: 1.4,
  contrast: 0.88,
  bend: 1.8,
  hair: 2.2,
  texel: (u, v) => [
    0.92 + 0.08 * middle(u, v) + 0.06 * fibres(u + v, v / 4) + 0.03 * fuzz(u / 1.5, v / 1.5),
    0.06 + 0.06 * fibres(u, v / 4),
    0,
  ],
})

/** A cloud: open stitches far below, and long hairs every way above them that catch the light. */
export const mohair = cloth({
  size: [96, 96],
  unrest: 1.2,
  loft: 1.4,
  contrast: 0.84,
  bend: 1.8,
  hair: 5.2,
  texel: (u, v) => {
    const hairs = Math.max(fibres(u + v, v / 4), across(u / 4, v + u))
    return [
      0.9 + 0.06 * middle(u, v) + 0.09 * hairs + 0.05 * bloom(u / 3, v / 3),
      0.1 + 0.22 * Math.max(0, hairs),
      0,
    ]
  },
})
