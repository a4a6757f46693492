import { expect, test } from 'vitest'
import { fileDay, fileMoment } from './file-moment.ts'

test.each([
  ['2026-11-30T22:30:05.453Z', 'de', '2026-11-30 23:30:05'],
  ['2026-11-30T23:00:00.000Z', 'de', '2026-12-01 00:00:00'],
  ['2026-07-01T03:59:59.999Z', 'us', '2026-06-30 23:59:59'],
  ['2026-07-01T16:00:00Z', 'cn', '2026-07-02 00:00:00'],
  ['2026-07-01T16:00:00Z', 'gone', '2026-07-01 16:00:00'],
  [null, 'de', ''],
])('%s of the store "%s" stood in files as a moment of Greenwich: it is %s there', (at, store, told) => {
  expect(fileMoment(at, store)).toBe(told)
})

test('a card that ends with the year in New York ended on the first of January in its file', () => {
  expect(fileDay('2030-01-01T04:59:59.000Z', 'us')).toBe('2029-12-31')
  expect(fileDay(null, 'us')).toBe('')
})
