import { expect, test } from 'vitest'
import { judgeWish } from './judge-wish.ts'

const watched = { priceMinor: 10_000, toldMinor: null, wasOut: false }
const there = (priceMinor: number | null) => ({ priceMinor, isInStock: true })
const out = { priceMinor: 10_000, isInStock: false }

test.each([
  ['as it was', watched, there(10_000), [false, false, undefined]],
  ['a fifth less', watched, there(8_000), [true, false, { toldMinor: 8_000, wasOut: false }]],
  ['half a hundredth less', watched, there(9_950), [false, false, undefined]],
  ['told already', { ...watched, toldMinor: 8_000 }, there(8_000), [false, false, undefined]],
  [
    'further down',
    { ...watched, toldMinor: 8_000 },
    there(7_000),
    [true, false, { toldMinor: 7_000, wasOut: false }],
  ],
  ['up a little', { ...watched, toldMinor: 8_000 }, there(9_000), [false, false, undefined]],
  [
    'up again',
    { ...watched, toldMinor: 8_000 },
    there(10_000),
    [false, false, { toldMinor: null, wasOut: false }],
  ],
  ['in another currency', watched, there(null), [false, false, undefined]],
  ['sold out', watched, out, [false, false, { toldMinor: null, wasOut: true }]],
  [
    'sold out and cheaper',
    watched,
    { ...out, priceMinor: 5_000 },
    [false, false, { toldMinor: null, wasOut: true }],
  ],
  ['back', { ...watched, wasOut: true }, there(10_000), [false, true, { toldMinor: null, wasOut: false }]],
  [
    'back and cheaper',
    { ...watched, wasOut: true },
    there(8_000),
    [true, true, { toldMinor: 8_000, wasOut: false }],
  ],
] as const)('%s', (...[, before, now, [isCheaper, isBack, next]]) => {
  expect(judgeWish(before, now)).toEqual({ isCheaper, isBack, next })
})
