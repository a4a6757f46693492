import { expect, test } from 'vitest'
import { arrivalDays } from './format-arrival.ts'

const FRIDAY = Date.UTC(2026, 10, 20, 12)

test.each([
  ['de-DE', [2, 4], 'Di., 24. – Do., 26. November'],
  ['en-US', [2, 4], 'Tue, November 24 – Thu, November 26'],
  ['uk-UA', [1, 1], 'пн, 23 листопада'],
  ['zh-CN', [6, 12], '11/30周一至12/8周二'],
] as const)('arrival in %s, in %j working days from a Friday', (locale, days, text) => {
  // Letter by letter: a blank of another width and the browser would draw the server's page anew.
  expect(arrivalDays(FRIDAY, days, locale)).toBe(text)
})
