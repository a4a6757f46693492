import { random } from '../../chance/random.ts'
import type { Pattern, Texel } from '../cloth.ts'
import { scattered } from './blooms-near.ts'
import { type Bloom, scatterBlooms } from './scatter-blooms.ts'

const REPEAT = 168
const REACH = 1.8
const blooms = scatterBlooms(random('floral'), REPEAT, 30)

/** Scattered small blooms with pairs of leaves. */
export const floral: Pattern = {
  size: [REPEAT, REPEAT],
  texel: scattered({ blooms, repeat: REPEAT, reach: ({ radius }) => radius * REACH }, bloomTexel),
}

function bloomTexel(bloom: Bloom, dx: number, dy: number): Texel | undefined {
  const distance = Math.sqrt(dx * dx + dy * dy)
  if (distance > bloom.radius * REACH) return undefined
  const angle = Math.atan2(dy, dx)
  const petal = Math.abs(Math.cos(((angle - bloom.turn) * bloom.petals) / 2))
  const edge = bloom.radius * (0.6 + 0.4 * petal)
  if (distance < bloom.radius * 0.22) return [0.95, 0.35, 0.75]
  if (distance < edge) return [0.84 + 0.24 * (distance / edge), 1, 0]
  const isLeaf =
    isOnLeaf(bloom, angle - bloom.leaf, distance) || isOnLeaf(bloom, angle - bloom.leaf - 2.2, distance)
  return isLeaf ? [0.96, 0, 0.85] : undefined
}

/** A leaf is a lens along one direction from the bloom. */
function isOnLeaf({ radius }: Bloom, angle: number, distance: number): boolean {
  const along = (Math.cos(angle) * distance - radius * 0.5) / (radius * 1.25)
  const off = Math.abs(Math.sin(angle)) * distance
  return along > 0 && along < 1 && off < radius * 0.3 * Math.sin(Math.PI * along)
}
