import { describe, expect, it } from 'vitest'
import { airFor, withAir } from './air.ts'

const WHOLE = { tilt: 0, fit: { frame: { x: 300, y: 378, w: 452, h: 604 } } }

function frameOn(size: { width: number; height: number }) {
  const { fit } = withAir(WHOLE, airFor(size))
  if ('zoom' in fit) throw new Error('a frame stays a frame')
  return fit.frame
}

describe('air around a garment', () => {
  it('is more on the tall tiles of lists and bags than on a product page', () => {
    expect(frameOn({ width: 420, height: 600 }).w).toBeLessThan(452)
    expect(frameOn({ width: 600, height: 744 })).toEqual(WHOLE.fit.frame)
    expect(frameOn({ width: 960, height: 1120 })).toEqual(WHOLE.fit.frame)
  })

  it('lets a garment fill at most 76 % of the list tile across and 78 % down, around the same middle', () => {
    const { x, y, w, h } = frameOn({ width: 324, height: 489 })
    expect(w / 492).toBeLessThanOrEqual(0.761)
    expect(h / 744).toBeLessThanOrEqual(0.78)
    expect([x, y]).toEqual([300, 378])
  })

  it('leaves a detail as near as it is', () => {
    const detail = { tilt: -0.06, fit: { at: [24, 44] as const, zoom: 3 } }
    expect(withAir(detail, airFor({ width: 324, height: 489 }))).toBe(detail)
  })
})
