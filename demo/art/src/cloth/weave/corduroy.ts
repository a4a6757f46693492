import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { fract } from '../wave.ts'

const pile = tileNoise(48, 48)

/** Ribs of cut pile, dark in the furrows between. */
export const corduroy = cloth({
  size: [96, 96],
  unrest: 0.9,
  loft: 1.1,
  contrast: 0.98,
  bend: 1.4,
  texel: (u, v) => {
    const wale = Math.sin(fract(u / 4) * Math.PI) ** 0.6
    return [0.76 + 0.27 * wale + 0.035 * pile(u / 2, v / 2), 0, 0]
  },
})
