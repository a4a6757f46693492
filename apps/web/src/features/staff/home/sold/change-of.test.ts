import { expect, it } from 'vitest'
import { changeOf } from './change-of.ts'

it.each([
  ['a half more', [150, 100], '+50%'],
  ['a half less, with a minus and not a hyphen', [50, 100], '−50%'],
  ['all of it gone', [0, 100], '−100%'],
  ['the same is neither more nor less', [100, 100], '0%'],
  ['a thousandth less is the same', [99_999, 100_000], '0%'],
  ['to a tenth of a percent', [1_234.56, 1_000], '+23.5%'],
  ['thousands of percent in groups', [1_234_567, 1_000], '+123,356.7%'],
])('%s', (_, [now = 0, before = 0], text) => {
  expect(changeOf({ now, before, locale: 'en-US' })).toBe(text)
})

it('of nothing before, nothing can be said', () => {
  expect(changeOf({ now: 100, before: 0, locale: 'en-US' })).toBeUndefined()
})

it.each([
  ['de-DE', '+3,5\u00a0%'],
  ['ru-RU', '+3,5\u00a0%'],
  ['uk-UA', '+3,5\u00a0%'],
])('%s writes tenths behind a comma, and the sign as it does', (locale, text) => {
  expect(changeOf({ now: 1_035, before: 1_000, locale })).toBe(text)
})
