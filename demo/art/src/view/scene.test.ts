import { describe, expect, it } from 'vitest'
import { GARMENT_NAMES, viewsOf } from '../catalogue.ts'
import { boundsOfAll } from '../outline/bounds.ts'
import type { Part } from '../part/part.ts'
import { SAMPLE_SPECS } from '../samples/sample-specs.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'
import { sceneOf } from './scene.ts'

const everyView = GARMENT_NAMES.flatMap((garment) => viewsOf(garment).map((view) => ({ garment, view })))
const seeds = ['a1', 'b7', 'c42', 'd9']

const partsOf = (spec: GarmentSpec): Part[] => sceneOf(spec).pieces.map(({ part }) => part)
const aSpec = (over: Pick<GarmentSpec, 'garment'> & Partial<GarmentSpec>): GarmentSpec => ({
  fabric: 'cotton',
  color: 'sage',
  seed: 'a1',
  ...over,
})

function pointsOf(part: Part) {
  return [part.shape, ...[...part.folds, ...part.fades, ...part.ink].map((drawn) => drawn.pts)].flat()
}

describe('every garment', () => {
  it.each(everyView)('$garment has its $view, made of finite points', ({ garment, view }) => {
    for (const seed of seeds) {
      const parts = partsOf(aSpec({ garment, view, seed }))
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.flatMap(pointsOf).flat().every(Number.isFinite)).toBe(true)
    }
  })

  it.each(everyView.filter(({ view }) => view !== 'detail'))(
    '$garment from its $view stays within x 74–526',
    ({ garment, view }) => {
      for (const seed of seeds) {
        const { x0, x1, y0, y1 } = boundsOfAll(
          partsOf(aSpec({ garment, view, seed })).map(({ shape }) => shape),
        )
        expect(x0).toBeGreaterThanOrEqual(73.9)
        expect(x1).toBeLessThanOrEqual(526.1)
        expect(y0).toBeGreaterThan(20)
        expect(y1).toBeLessThan(724)
      }
    },
  )
})

describe('a scene', () => {
  it('repeats for the same seed and differs for another', () => {
    const shapes = (seed: string) => JSON.stringify(partsOf(aSpec({ garment: 'shirt', seed })))
    expect(shapes('x1')).toBe(shapes('x1'))
    expect(shapes('x1')).not.toBe(shapes('x2'))
  })

  it('draws the front where a view is missing', () => {
    expect(JSON.stringify(partsOf(aSpec({ garment: 'folded', view: 'back' })))).toBe(
      JSON.stringify(partsOf(aSpec({ garment: 'folded', view: 'front' }))),
    )
  })

  it('lays an outfit in the order it is listed, all on the sheet', () => {
    const { pieces } = sceneOf(SAMPLE_SPECS.outfit as NonNullable<typeof SAMPLE_SPECS.outfit>)
    const names = pieces.map(({ part }) => part.name)
    expect(names.indexOf('leg1')).toBeLessThan(names.indexOf('body'))
    expect(names.indexOf('body')).toBeLessThan(names.indexOf('dome'))
    const { x0, x1 } = boundsOfAll(pieces.map(({ part }) => part.shape))
    expect(x0).toBeGreaterThan(54)
    expect(x1).toBeLessThan(546)
  })

  it('lays small things of a set beside each other, all on the sheet and none larger than alone', () => {
    const watch = aSpec({ garment: 'watch' })
    const { pieces } = sceneOf({ items: [watch, aSpec({ garment: 'sunglasses' })], seed: 's1' })
    const all = boundsOfAll(pieces.map(({ part }) => part.shape))
    const face = boundsOfAll(pieces.flatMap(({ part }) => (part.name === 'case' ? [part.shape] : [])))
    const alone = boundsOfAll(partsOf(watch).flatMap(({ name, shape }) => (name === 'case' ? [shape] : [])))
    expect(all.x0).toBeGreaterThan(54)
    expect(all.x1).toBeLessThan(546)
    expect(face.x1 - face.x0).toBeLessThan(alone.x1 - alone.x0)
  })
})
