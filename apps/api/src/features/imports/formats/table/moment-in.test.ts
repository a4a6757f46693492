// Days as other shops write them: read as they were meant, or not at all.
import { expect, test } from 'vitest'
import { momentIn } from './moment-in.ts'

test.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31 08:15', '2026-01-31T08:15:00.000Z'],
  ['2026-01-31T08:15:30Z', '2026-01-31T08:15:30.000Z'],
  ['2026-01-31T08:15:30.250Z', '2026-01-31T08:15:30.000Z'],
  ['2026-01-31 20:00:00 -0500', '2026-02-01T01:00:00.000Z'],
  ['2026-01-31T01:00:00+02:00', '2026-01-30T23:00:00.000Z'],
  ['2026-01-31 08:15:00 UTC', '2026-01-31T08:15:00.000Z'],
  ['1/31/26', '2026-01-31T00:00:00.000Z'],
  ['01/31/2026', '2026-01-31T00:00:00.000Z'],
  ['1/31/26, 8:15 AM', '2026-01-31T08:15:00.000Z'],
  ['1/31/26, 12:05 AM', '2026-01-31T00:05:00.000Z'],
  ['1/31/26, 12:05 PM', '2026-01-31T12:05:00.000Z'],
  ['1/31/2026 23:59', '2026-01-31T23:59:00.000Z'],
  ['31.01.2026', '2026-01-31T00:00:00.000Z'],
  ['31.1.2026 08:15', '2026-01-31T08:15:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
])('%j', (cell, at) => {
  expect(momentIn(cell)).toBe(at)
})

test.each([
  '',
  'soon',
  '0000-00-00 00:00:00',
  '2026-02-29',
  '2026-13-01',
  '31/12/2026',
  '2/30/26',
  '32.01.2026',
  '01.13.2026',
  '2026-01-31 25:00',
  '2026',
  '46053',
  '9999-12-31 23:59:59 -1200',
])('%j is no day anybody meant', (cell) => {
  expect(momentIn(cell)).toBeUndefined()
})

test('each day of four years is read as the same day, however it is written', () => {
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
    const iso = new Date(at).toISOString()
    const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
    for (const cell of [
      `${year}-${month}-${day}`,
      `${Number(month)}/${Number(day)}/${year.slice(2)}`,
      `${day}.${month}.${year}`,
    ])
      expect([cell, momentIn(cell)]).toEqual([cell, iso])
  }
})
