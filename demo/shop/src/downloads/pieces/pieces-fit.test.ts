import type { Point } from '@vitrine/art/outline/point'
import { describe, expect, test } from 'vitest'
import { SHIRT_PLAN } from '../patterns/shirt.ts'
import { TOTE_PLAN } from '../patterns/tote.ts'
import { lyingAt } from './cutting-plan.ts'
import { flattened, graded, type Piece, STEPS } from './piece.ts'
import { COLLAR, CUFF, SLEEVE, STAND } from './shirt-arms.ts'
import { BACK, BAND, FRONT, YOKE } from './shirt-body.ts'

/** How long the line is from one point of the outline to another, in centimetres. */
function seam(piece: Piece, [from, to]: readonly [number, number], size: number): number {
  const outline = flattened(graded(piece, size / 7))
  const steps = [...outline, outline[0] as Point].slice(from * STEPS, to * STEPS + 1)
  return steps.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = steps[at] as Point
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
}

const overhang = (a: number, b: number) => Math.abs(a - b)

describe.each([0, 1, 2, 3, 4, 5, 6, 7])('seams of the shirt that meet, size %i', (size) => {
  const armhole = seam(FRONT, [3, 6], size) + seam(YOKE, [4, 6], size) + seam(BACK, [1, 4], size)
  const neck = seam(FRONT, [0, 2], size) + seam(YOKE, [0, 3], size)

  test('yoke and back, yoke and front', () => {
    expect(overhang(seam(YOKE, [6, 7], size), seam(BACK, [0, 1], size))).toBeLessThan(0.2)
    expect(overhang(seam(YOKE, [3, 4], size), seam(FRONT, [2, 3], size))).toBeLessThan(0.2)
  })

  test('front and back at the side', () =>
    expect(overhang(seam(FRONT, [6, 8], size), seam(BACK, [4, 6], size))).toBeLessThan(0.3))

  test('the sleeve has half a centimetre to two of ease', () => {
    const ease = seam(SLEEVE, [0, 6], size) - armhole
    expect(ease).toBeGreaterThan(0.4)
    expect(ease).toBeLessThan(2)
  })

  test('the cuff holds the sleeve without its two pleats, and overlaps', () =>
    expect(overhang(seam(CUFF, [0, 1], size), seam(SLEEVE, [7, 8], size) - 4 + 2)).toBeLessThan(0.1))

  // The band is three centimetres wide when it is folded.
  test('neck and stand, stand and collar', () => {
    expect(overhang(seam(STAND, [4, 6], size), neck + 3)).toBeLessThan(0.5)
    expect(overhang(seam(COLLAR, [3, 5], size), seam(STAND, [0, 2], size))).toBeLessThan(0.5)
  })

  test('band and front', () =>
    expect(overhang(seam(BAND, [1, 2], size), seam(FRONT, [11, 12], size))).toBeLessThan(0.1))
})

describe.each([
  ['shirt', SHIRT_PLAN],
  ['tote', TOTE_PLAN],
])('the cutting plan of the %s', (_, { length, width, laid }) => {
  const boxes = laid.map((one) => {
    const [xs, ys] = [lyingAt(one).map(([x]) => x), lyingAt(one).map(([, y]) => y)]
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  })

  test('needs no more cloth than is bought', () => {
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(length)
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(width + 0.01)
  })

  test('lays no piece on another', () => {
    const meeting = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => [i, boxes.indexOf(b)]),
    )
    expect(meeting).toEqual([])
  })
})
