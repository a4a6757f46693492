import { describe, expect, it } from 'vitest'
import { airFor, withAir } from './air.ts'

describe('air around a garment', () => {
  it('is more on the tall tiles of lists and bags than on a product page', () => {
    expect([airFor({ width: 324, height: 489 }), airFor({ width: 420, height: 600 })]).toEqual([0.827, 0.827])
    expect([airFor({ width: 600, height: 744 }), airFor({ width: 960, height: 1120 })]).toEqual([1, 1])
  })
  it('lets a garment fill at most 76 % of the list tile', () => {
    const { fit } = withAir(
      { tilt: 0, fit: { frame: { x: 300, y: 378, w: 452, h: 604 } } },
      airFor({ width: 324, height: 489 }),
    )
    if ('zoom' in fit) throw new Error('a frame stays a frame')
    expect(fit.frame.w / 492).toBeLessThanOrEqual(0.76)
    expect(fit.frame).toMatchObject({ x: 300, y: 378 })
  })
  it('leaves a detail as near as it is', () => {
    const detail = { tilt: -0.06, fit: { at: [24, 44] as const, zoom: 3 } }
    expect(withAir(detail, 0.8)).toBe(detail)
  })
})
