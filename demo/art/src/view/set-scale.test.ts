import { expect, it } from 'vitest'
import { boundsOfAll } from '../outline/bounds.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'
import { sceneOf } from './scene.ts'

const scarf: GarmentSpec = { garment: 'scarf', fabric: 'knit', color: 'slate', seed: 'a1' }
const beanie: GarmentSpec = { garment: 'beanie', fabric: 'rib', color: 'slate', seed: 'a2' }
const watch: GarmentSpec = { garment: 'watch', fabric: 'leather', color: 'tobacco', seed: 'a3' }
const glasses: GarmentSpec = { garment: 'sunglasses', fabric: 'acetate', color: 'ink', seed: 'a4' }

function sizeOf(parts: RegExp, items: GarmentSpec[]) {
  const { pieces } = sceneOf({ items, seed: 'set' })
  const { x0, x1, y0, y1 } = boundsOfAll(
    pieces.flatMap(({ part }) => (parts.test(part.name) ? [part.shape] : [])),
  )
  return { w: x1 - x0, h: y1 - y0 }
}

it('draws a scarf of 190 cm several times as long as the hat beside it', () => {
  const hat = sizeOf(/^(dome|cuff)/, [scarf, beanie])
  expect(sizeOf(/^(scarf|fringe)/, [scarf, beanie]).h / hat.h).toBeGreaterThan(3.5)
})

it('draws sunglasses three times as wide as the dial beside them, not as wide', () => {
  const dial = sizeOf(/^face/, [watch, glasses])
  const frame = sizeOf(/^frame/, [watch, glasses])
  expect(frame.w / dial.w).toBeGreaterThan(2.5)
})

it('draws a set to the same scale whichever thing is named first', () => {
  const one = sizeOf(/^face/, [watch, glasses]).w / sizeOf(/^frame/, [watch, glasses]).w
  const other = sizeOf(/^face/, [glasses, watch]).w / sizeOf(/^frame/, [glasses, watch]).w
  expect(one).toBeCloseTo(other, 1)
})
