import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { wave } from '../wave.ts'

const slubs = tileNoise(64, 6)
const specks = tileNoise(80, 80)

export const denim = cloth({
  size: [96, 96],
  unrest: 1.6,
  loft: 1.05,
  contrast: 1.05,
  bend: 1,
  texel: (u, v) => {
    const rib = wave(u + v * 0.5, 3)
    const slub = slubs(u / 1.5, v / 16)
    const speck = specks(u / 1.2, v / 1.2)
    const white = 0.12 - 0.16 * rib + 0.14 * speck + 0.08 * slub
    return [1 + 0.07 * rib + 0.05 * slub + 0.04 * speck, Math.max(0, white), 0]
  },
})
