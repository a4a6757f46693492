import { describe, expect, it } from 'vitest'
import { boundsOfAll } from '../../outline/bounds.ts'
import type { Part } from '../../part/part.ts'
import type { GarmentSpec } from '../../spec/garment-spec.ts'
import { sceneOf } from '../../view/scene.ts'

const partsOf = (options: GarmentSpec['options'], view: GarmentSpec['view'] = 'front'): Part[] =>
  sceneOf({ garment: 'dress', fabric: 'linen', color: 'sage', seed: 'a1', view, options }).pieces.map(
    ({ part }) => part,
  )
const namesOf = (...asked: Parameters<typeof partsOf>) => partsOf(...asked).map(({ name }) => name)
const part = (parts: readonly Part[], name: string) => parts.find((one) => one.name === name)

describe('a dress', () => {
  it.each(
    ['v', 'wrap', 'round', 'square', 'boat'].flatMap((neck) =>
      ['puff', 'flutter', 'elbow'].map((sleeve) => ({ neck, sleeve })),
    ),
  )('with a $neck neck and $sleeve sleeves keeps to the sheet', ({ neck, sleeve }) => {
    const { x0, x1 } = boundsOfAll(partsOf({ neck, sleeve, flare: 170 }).map(({ shape }) => shape))
    expect(x0).toBeGreaterThanOrEqual(73.9)
    expect(x1).toBeLessThanOrEqual(526.1)
  })

  it('laps one front over the other only where it is wrapped, and only in front', () => {
    expect(namesOf({ neck: 'wrap' })).toContain('wrap-front')
    expect(namesOf({ neck: 'wrap' }, 'back')).not.toContain('wrap-front')
    expect(namesOf({ neck: 'v' })).not.toContain('wrap-front')
  })

  it('is tied or buckled, never both', () => {
    expect(namesOf({ waist: 'tie' })).toContain('knot')
    expect(namesOf({ waist: 'belt' })).toContain('buckle')
    expect(namesOf({ waist: 'belt' })).not.toContain('knot')
  })

  it('has a flounce gathered into a seam when it is tiered', () => {
    const folds = (skirt: string) => part(partsOf({ skirt }), 'skirt')?.folds.length ?? 0
    expect(folds('tiers')).toBeGreaterThan(folds('gathered') + 20)
    expect(folds('panels')).toBe(0)
  })

  it.each([
    ['v', true],
    ['square', true],
    ['boat', false],
  ])('shows its label in a %s neck: %s', (neck, isShown) => {
    const ink = part(partsOf({ neck }), 'inside-back')?.ink ?? []
    expect(ink.length > 0).toBe(isShown)
  })
})
