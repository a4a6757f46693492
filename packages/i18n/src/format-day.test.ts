import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

const BERLIN = { locale: 'de-DE', code: 'de' } as const
const NEW_YORK = { locale: 'en-US', code: 'us' } as const
const SHANGHAI = { locale: 'zh-CN', code: 'cn' } as const

it('an invoice made just after midnight carried the day before: it is of the store’s own day', () => {
  const newYear = '2030-12-31T23:30:00Z'
  expect(formatDay(newYear, BERLIN)).toBe('1. Januar 2031')
  expect(formatDay(newYear, NEW_YORK)).toBe('December 31, 2030')
  expect(formatDay(new Date('2030-06-30T16:30:00Z'), SHANGHAI)).toBe('2030年7月1日')
})

it('follows the clock of the store when that is put back and forward', () => {
  expect(formatDay(Date.parse('2030-03-30T23:30:00Z'), BERLIN)).toBe('31. März 2030')
  expect(formatDay(Date.parse('2030-03-31T22:30:00Z'), BERLIN)).toBe('1. April 2030')
})

it('a day that was given as one is the same everywhere', () => {
  expect(formatDay('2030-01-20', NEW_YORK)).toBe('January 20, 2030')
  expect(formatDay('2030-01-20', BERLIN)).toBe('20. Januar 2030')
})
