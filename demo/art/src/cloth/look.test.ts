import { describe, expect, it } from 'vitest'
import { sceneOf } from '../view/scene.ts'
import type { FabricName } from './fabrics.ts'
import { FABRICS } from './fabrics.ts'

const looksOf = (garment: 'necklace' | 'watch' | 'belt' | 'scarf', fabric: FabricName = 'leather') =>
  sceneOf({ garment, fabric, color: 'camel', seed: 'a1' }).pieces

const shareOf = (pieces: ReturnType<typeof looksOf>, cloth: unknown) =>
  pieces.filter(({ look }) => look.cloth === cloth).length / pieces.length

describe('what a part is cut from', () => {
  it('makes golden jewellery of metal, not of camel leather', () => {
    const pieces = looksOf('necklace')
    expect(shareOf(pieces, FABRICS.metal)).toBe(1)
    expect(pieces.map(({ look }) => look.base)).toEqual(pieces.map(() => [194, 154, 75]))
  })

  it.each(['watch', 'belt'] as const)('gives a %s its metal and leaves its leather as it is', (garment) => {
    const pieces = looksOf(garment)
    expect(shareOf(pieces, FABRICS.metal)).toBeGreaterThan(0)
    expect(shareOf(pieces, FABRICS.leather)).toBeGreaterThan(0)
  })

  it('leaves camel cloth camel', () => {
    const [piece] = looksOf('scarf', 'melange')
    expect(piece?.look.base).toEqual([180, 133, 79])
  })
})
