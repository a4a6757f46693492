import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { wave } from '../wave.ts'

const thread = tileNoise(64, 32)

export const cotton = cloth({
  size: [96, 96],
  unrest: 1.3,
  texel: (u, v) => [1 + 0.018 * wave(u, 2) * wave(v, 2) + 0.011 * thread(u / 1.5, v / 3), 0, 0],
})

export const poplin = cloth({ ...cotton, unrest: 1.5, contrast: 1.08 })
