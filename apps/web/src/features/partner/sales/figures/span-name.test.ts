import { expect, it } from 'vitest'
import { spanName } from './span-name.ts'

const parts = (...at: string[]) => at.map((one) => ({ at: `${one}T00:00` }))
const WEEK = parts('2026-11-16', '2026-11-22')

it.each([
  ['en-US', 'November 16 – 22'],
  ['de-DE', '16.–22. November'],
  ['ru-RU', '16–22 ноября'],
])('a week in %s is said once, not twice', (locale, name) => {
  // Blanks around the dash are narrow ones in some languages.
  expect(spanName({ parts: WEEK, period: 'week', locale }).replace(/\s/g, ' ')).toBe(name)
})

it('a week between two months names both', () => {
  const turn = parts('2026-11-30', '2026-12-06')
  expect(spanName({ parts: turn, period: 'week', locale: 'de-DE' })).toMatch(/30\. November.+6\. Dezember/)
})

it.each([
  ['today', parts('2026-11-21'), 'November 21'],
  ['month', parts('2026-11-01', '2026-11-30'), 'November 2026'],
  ['year', parts('2026-01-01', '2026-12-01'), '2026'],
] as const)('%s is one day, month or year', (period, parts, name) => {
  expect(spanName({ parts, period, locale: 'en-US' })).toBe(name)
})

it('a period without parts has no name', () => {
  expect(spanName({ parts: [], period: 'week', locale: 'en-US' })).toBe('')
})
