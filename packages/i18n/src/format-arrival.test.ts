import { expect, test } from 'vitest'
import { arrivalDays } from './format-arrival.ts'

const FRIDAY = Date.UTC(2026, 10, 20, 12)

test.each([
  ['de', 'de-DE', [2, 4], 'Di., 24. – Do., 26. November'],
  ['us', 'en-US', [2, 4], 'Tue, November 24 – Thu, November 26'],
  ['ua', 'uk-UA', [1, 1], 'пн, 23 листопада'],
  ['cn', 'zh-CN', [6, 12], '11月30日周一至12月8日周二'],
] as const)('arrival in %s, %s, in %j working days from a Friday', (...[code, locale, days, text]) => {
  // Letter by letter: a blank of another width and the browser would draw the server's page anew.
  expect(arrivalDays(FRIDAY, days, { code, locale })).toBe(text)
})

test('no parcel is promised for a Sunday to who looks on a Thursday evening in New York', () => {
  const evening = Date.UTC(2026, 10, 20, 1)
  expect(arrivalDays(evening, [1, 2], { code: 'us', locale: 'en-US' })).toBe(
    'Fri, November 20 – Mon, November 23',
  )
})
