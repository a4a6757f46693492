import { random } from '../../chance/random.ts'
import type { Pattern, Texel } from '../cloth.ts'
import { scattered } from './blooms-near.ts'
import { type Bloom, scatterBlooms } from './scatter-blooms.ts'

const REPEAT = 150
const LENGTH = 1.5
const BARE: Texel = [1, 0, 0]
const sprigs = scatterBlooms(random('leaf'), REPEAT, 26)

/** Scattered leaves with a bare midrib, each lying its own way. */
export const leaf: Pattern = {
  size: [REPEAT, REPEAT],
  // A little beyond its tip, since it is widest near one end.
  texel: scattered({ blooms: sprigs, repeat: REPEAT, reach: ({ radius }) => radius * LENGTH * 1.2 }, onLeaf),
}

function onLeaf({ radius, leaf: turn, petals }: Bloom, dx: number, dy: number): Texel | undefined {
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / (radius * LENGTH)
  const off = (dy * Math.cos(turn) - dx * Math.sin(turn)) / (radius * 0.62)
  if (Math.abs(along) > 1) return undefined
  const width = Math.cos((along * Math.PI) / 2) ** 0.8 * (1 - 0.25 * along)
  if (Math.abs(off) > width) return undefined
  if (Math.abs(off) < 0.07) return BARE
  const vein = Math.abs(((along * 4 + Math.abs(off) * 1.6) % 1) - 0.5) < 0.06 ? 0.9 : 1
  return petals === 6 ? [vein, 0, 0.9] : [vein, 1, 0]
}
