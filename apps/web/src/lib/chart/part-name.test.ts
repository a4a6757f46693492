import { expect, it } from 'vitest'
import { partName } from './part-name.ts'

it.each([
  ['today', '2026-03-01T00:00:00', '12:00 AM', '12:00 AM'],
  ['today', '2026-03-01T23:00:00', '11:00 PM', '11:00 PM'],
  ['week', '2026-03-01T00:00:00', 'Sun', 'Sun, Mar 1'],
  ['month', '2026-03-01T00:00:00', '1', 'Sun, Mar 1'],
  ['year', '2026-03-01T00:00:00', 'Mar', 'March 2026'],
  ['year', '2026-01-01T00:00:00', 'Jan', 'January 2026'],
] as const)('of %s, %s is told as the clock of the store wrote it', (period, at, ...names) => {
  const part = { period, at, locale: 'en-US' }
  expect([partName(part), partName(part, { isLong: true })]).toEqual(names)
})

it('the hour a clock leaps over, and the one it has twice, are told as they are written', () => {
  const names = ['2026-03-29T02:00:00', '2026-10-25T02:00:00'].map((at) =>
    partName({ at, period: 'today', locale: 'de-DE' }),
  )
  expect(names).toEqual(['2:00', '2:00'])
})

it('no two days of a month and no two months of a year are called the same', () => {
  const two = (number: number) => String(number).padStart(2, '0')
  const days = Array.from({ length: 31 }, (_, at) => `2026-03-${two(at + 1)}T00:00:00`)
  const months = Array.from({ length: 12 }, (_, at) => `2026-${two(at + 1)}-01T00:00:00`)
  for (const locale of ['en-US', 'de-DE', 'ru-RU', 'uk-UA', 'zh-CN']) {
    expect(new Set(days.map((at) => partName({ at, period: 'month', locale }))).size).toBe(31)
    expect(new Set(months.map((at) => partName({ at, period: 'year', locale }))).size).toBe(12)
  }
})
