import { expect, test } from 'vitest'
import { worthOfReturned } from './worth-of-returned.ts'

const line = (qty: number, returned: number, restMinor: number) => ({ qty, returned, restMinor })

test.each([
  ['nothing came back', [line(2, 0, 4_000), line(1, 0, 6_000)], 10_000, 0, null],
  ['all of it came back', [line(2, 2, 4_000), line(1, 1, 6_000)], 10_000, 0, null],
  ['one of two', [line(2, 1, 4_000), line(1, 0, 6_000)], 10_000, 0, 2_000],
  ['a whole line', [line(2, 2, 4_000), line(1, 0, 6_000)], 10_000, 0, 4_000],
  ['with tax that came on top', [line(1, 1, 4_000), line(1, 0, 6_000)], 10_800, 0, 4_320],
  ['some went back before', [line(2, 1, 4_000), line(1, 0, 6_000)], 10_000, 500, 1_500],
  ['all for it went back before', [line(2, 1, 4_000), line(1, 0, 6_000)], 10_000, 2_000, 0],
  ['more went back before', [line(2, 1, 4_000), line(1, 0, 6_000)], 10_000, 3_000, 0],
  ['cents that cannot be split', [line(3, 1, 1_000), line(1, 0, 1)], 1_001, 0, 334],
  ['the rest of those cents', [line(3, 3, 1_000), line(1, 0, 1)], 1_001, 334, 666],
  ['a line that cost nothing', [line(1, 1, 0), line(1, 0, 5_000)], 5_000, 0, 0],
] as const)('%s', (...[, lines, goodsMinor, backMinor, worth]) =>
  expect(worthOfReturned({ lines, goodsMinor, backMinor })).toBe(worth),
)
