import { describe, expect, it } from 'vitest'
import { coverCrop, drawScale } from './crop.ts'

const SHEET = { w: 600, h: 744 }

describe('the crop', () => {
  it('keeps x 54–546 of the sheet on the catalogue tile', () => {
    expect(coverCrop(SHEET, { width: 324, height: 489 })).toMatchObject({
      left: 53,
      width: 493,
      top: 0,
      height: 744,
    })
  })
  it('keeps x 40–560 of the sheet in the cart', () => {
    expect(coverCrop(SHEET, { width: 210, height: 300 })).toMatchObject({
      left: 39,
      width: 521,
      top: 0,
      height: 744,
    })
  })
  it('covers a wide banner from the middle of the sheet', () => {
    expect(coverCrop(SHEET, { width: 1200, height: 400 })).toMatchObject({
      left: 0,
      width: 600,
      top: 272,
      height: 200,
    })
  })
})

it.each([
  [{ width: 210, height: 300 }, 1],
  [{ width: 600, height: 744 }, 1],
  [{ width: 648, height: 978 }, 1.5],
  [{ width: 960, height: 1120 }, 2],
  [{ width: 1200, height: 1488 }, 2],
  [{ width: 4000, height: 1000 }, 3],
])('draws %o at scale %d', (size, scale) => {
  expect(drawScale(size)).toBe(scale)
})
