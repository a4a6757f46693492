import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'
import { wave } from '../wave.ts'

const downFibre = tileNoise(96, 24)
const acrossFibre = tileNoise(24, 96)
const flecks = tileNoise(80, 80)

/** Wool of mixed fibres. Fleck stays below a tenth, or it turns to marble at a distance. */
export const melange = cloth({
  size: [128, 128],
  unrest: 1,
  loft: 1.15,
  contrast: 0.96,
  bend: 1,
  texel: (u, v) => {
    const down = downFibre((u + v * 0.5) / 1.3333, v / 5.3333)
    const across = acrossFibre(u / 5.3333 + 9, (v + u * 0.5) / 1.3333)
    const fibre = (down + across) * 0.6
    const fleck = flecks(u / 1.6, v / 1.6)
    const second = 0.08 + 0.08 * fibre + 0.05 * fleck
    return [1 + 0.022 * wave(u + v, 4) + 0.03 * fibre + 0.026 * fleck, Math.max(0, second), 0]
  },
})
