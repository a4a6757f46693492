import { expect, it } from 'vitest'
import { formatAnswer } from './format-answer.ts'

it.each([
  ['2026-12-24', 'de-DE', '24. Dezember 2026'],
  ['2026-12-24', 'en-US', 'December 24, 2026'],
  ['2026-13-31', 'de-DE', '2026-13-31'],
  ['For Oma, 2026-12-24', 'de-DE', 'For Oma, 2026-12-24'],
])('%s in %s reads %s', (value, locale, words) => {
  expect(formatAnswer(value, { locale, code: 'us' })).toBe(words)
})
