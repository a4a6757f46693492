import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWindowOpen, toEpochSeconds } from './window.ts'

const NOW = '2024-06-15T12:00:00Z'

describe('the moment of a bound', () => {
  test.each([
    ['2024-06-15 12:00:00', 0],
    ['2024-06-15T12:00:01Z', 1],
    ['2024-06-15T14:00:00+02:00', 0],
    ['2024-06-15T07:30:00-0430', 0],
    ['2024-06-15T12:00:00.999Z', 0],
    ['2024-06-15', -43_200],
  ])('%s is %i seconds from noon', (text, seconds) => {
    expect(toEpochSeconds(text) - toEpochSeconds(NOW)).toBe(seconds)
  })

  test('it is the same again after thousands of others', () => {
    const before = toEpochSeconds(NOW)
    const seconds = Array.from({ length: 3_600 }, (_, second) => {
      const [minute, rest] = [Math.floor(second / 60), second % 60].map((part) =>
        String(part).padStart(2, '0'),
      )
      return toEpochSeconds(`2024-06-15T12:${minute}:${rest}Z`) - before
    })
    expect(seconds).toEqual(seconds.map((_, second) => second))
    expect(toEpochSeconds(NOW)).toBe(before)
  })

  test('every day is where the calendar has it', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const iso = date.toISOString()
        if (/^\d{4}-/.test(iso)) expect(toEpochSeconds(iso)).toBe(Math.floor(date.getTime() / 1_000))
      }),
    )
  })
})

describe('a window', () => {
  test.each([
    { story: 'without bounds is open', window: {}, open: true },
    {
      story: 'opens at its first second, wherever that was written down',
      window: { from: '2024-06-15T15:00:00+03:00' },
      open: true,
    },
    { story: 'is shut a second earlier', window: { from: '2024-06-15T12:00:01Z' }, open: false },
    { story: 'holds through its last second', window: { to: '2024-06-15 12:00:00' }, open: true },
    { story: 'is over a second later', window: { to: '2024-06-15T13:59:59+02:00' }, open: false },
    { story: 'ending on a date lasts the whole day', window: { to: '2024-06-15' }, open: true },
    { story: 'with a bound nobody can read stays shut', window: { from: 'soon' }, open: false },
    { story: 'with an end nobody can read stays shut', window: { to: '15.06.2024' }, open: false },
  ])('$story', ({ window, open }) => expect(isWindowOpen(window, NOW)).toBe(open))
})
