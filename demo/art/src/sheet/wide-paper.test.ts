import { expect, it } from 'vitest'
import { drawPicture } from '../draw-picture.ts'

it('carries the paper of a wide picture on without an edge where the sheet ends', async () => {
  const wide = { width: 1200, height: 630 }
  const { data, width } = await drawPicture(
    { garment: 'belt', fabric: 'leather', color: 'ink', seed: 'a' },
    wide,
  )
  const column = (x: number) =>
    Array.from({ length: 120 }, (_, y) => data[(y * width + x) * 3] as number).reduce((a, b) => a + b) / 120
  const means = Array.from({ length: width - 1 }, (_, x) => Math.abs(column(x + 1) - column(x)))
  expect(width).toBe(1200)
  expect(Math.max(...means)).toBeLessThan(0.6)
})
