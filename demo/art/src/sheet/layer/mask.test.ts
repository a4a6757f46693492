import { describe, expect, it } from 'vitest'
import type { Outline } from '../../outline/point.ts'
import { maskOf } from './mask.ts'

const BOX = { x: 10, y: 20, w: 40, h: 30 }
type Corners = readonly [x0: number, y0: number, x1: number, y1: number]
const rectangle = (...[x0, y0, x1, y1]: Corners): Outline => [
  [x0, y0, 1],
  [x1, y0, 1],
  [x1, y1, 1],
  [x0, y1, 1],
]
const at = (mask: Uint8Array, x: number, y: number) => mask[(y - BOX.y) * BOX.w + x - BOX.x]
const area = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0) / 255

describe('the silhouette of a part', () => {
  it('covers whole pixels wholly and cut ones by their share', () => {
    const mask = maskOf(rectangle(12.5, 22, 20, 30.25), BOX, 1)
    expect([at(mask, 11, 25), at(mask, 12, 25), at(mask, 13, 25), at(mask, 20, 25)]).toEqual([0, 128, 255, 0])
    expect([at(mask, 15, 29), at(mask, 15, 30), at(mask, 15, 31)]).toEqual([255, 64, 0])
  })

  it('is the same whichever way the outline runs', () => {
    const outline = rectangle(14, 23, 31.25, 40.5)
    const back = maskOf([...outline].reverse(), BOX, 1)
    const apart = maskOf(outline, BOX, 1).map((value, i) => Math.abs(value - (back[i] ?? 0)))
    expect(Math.max(...apart)).toBeLessThanOrEqual(1)
  })

  it('has the area of a circle for a circle of points', () => {
    const circle = Array.from({ length: 24 }, (_, i): [number, number] => [
      30 + 12 * Math.cos((i / 12) * Math.PI),
      35 + 12 * Math.sin((i / 12) * Math.PI),
    ])
    expect(area(maskOf(circle, BOX, 1))).toBeCloseTo(Math.PI * 144, -1)
  })

  it('keeps to its box when the part goes beyond it on every side', () => {
    expect(area(maskOf(rectangle(-100, -100, 300, 300), BOX, 1))).toBe(BOX.w * BOX.h)
    expect(area(maskOf(rectangle(60, 20, 90, 50), BOX, 1))).toBe(0)
    expect(area(maskOf(rectangle(-90, 20, 12, 50), BOX, 1))).toBe(2 * BOX.h)
  })

  it('grows with the scale of the sheet', () => {
    const twice = { x: 20, y: 40, w: 80, h: 60 }
    expect(area(maskOf(rectangle(12, 22, 20, 30), twice, 2))).toBe(256)
  })
})
