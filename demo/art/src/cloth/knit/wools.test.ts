import { expect, it } from 'vitest'
import type { GarmentSpec } from '../../spec/garment-spec.ts'
import { sceneOf } from '../../view/scene.ts'
import { FABRICS, type FabricName } from '../fabrics.ts'

const WOOLS = ['lambswool', 'fineKnit', 'cashmere', 'alpaca', 'mohair'] as const

const pointsOf = (fabric: FabricName): number => {
  const hat: GarmentSpec = { garment: 'beanie', fabric, color: 'rose', seed: 'a1' }
  return sceneOf(hat).pieces.reduce((sum, { part }) => sum + part.shape.length, 0)
}

it('lets the hairs of mohair stand out of a hat, and none of merino', () => {
  expect(pointsOf('mohair')).toBeGreaterThan(pointsOf('fineKnit') * 5)
  expect(FABRICS.mohair.hair).toBeGreaterThan(FABRICS.cashmere.hair)
})

it.each(WOOLS)('repeats %s without a seam', (fabric) => {
  const { size, texel } = FABRICS[fabric]
  for (const v of [1.3, 17.9, 60.2]) {
    expect(texel(0.25, v)[0]).toBeCloseTo(texel(0.25 + size[0], v)[0], 5)
    expect(texel(v, 0.25)[0]).toBeCloseTo(texel(v, 0.25 + size[1])[0], 5)
  }
})
