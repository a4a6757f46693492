import { random } from '../../chance/random.ts'
import type { Pattern, Texel } from '../cloth.ts'
import { around, type Bloom, scatterBlooms } from './scatter-blooms.ts'

const REPEAT = 150
const BARE: Texel = [1, 0, 0]
const sprigs = scatterBlooms(random('leaf'), REPEAT, 26)

/** Scattered leaves with a bare midrib, each lying its own way. */
export const leaf: Pattern = {
  size: [REPEAT, REPEAT],
  texel: (u, v) => {
    for (const sprig of sprigs) {
      const texel = onLeaf(sprig, around(u - sprig.x, REPEAT), around(v - sprig.y, REPEAT))
      if (texel) return texel
    }
    return BARE
  },
}

function onLeaf({ radius, leaf: turn, petals }: Bloom, dx: number, dy: number): Texel | undefined {
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / (radius * 1.5)
  const off = (dy * Math.cos(turn) - dx * Math.sin(turn)) / (radius * 0.62)
  if (Math.abs(along) > 1) return undefined
  const width = Math.cos((along * Math.PI) / 2) ** 0.8 * (1 - 0.25 * along)
  if (Math.abs(off) > width) return undefined
  if (Math.abs(off) < 0.07) return BARE
  const vein = Math.abs(((along * 4 + Math.abs(off) * 1.6) % 1) - 0.5) < 0.06 ? 0.9 : 1
  return petals === 6 ? [vein, 0, 0.9] : [vein, 1, 0]
}
