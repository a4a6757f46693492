import { afterEach, expect, test } from 'vitest'
import { keptReferral, rememberReferral } from './referral.ts'

const DAY_MS = 86_400_000
afterEach(() => localStorage.clear())

test('of two links the last one counts, for thirty days', () => {
  const now = Date.now()
  rememberReferral('mila', new Date(now - 2 * DAY_MS))
  rememberReferral('TESSA', new Date(now - DAY_MS))
  expect(keptReferral()).toEqual({ code: 'tessa', at: new Date(now - DAY_MS).toISOString() })
  expect(keptReferral(now + 29 * DAY_MS)).toBeUndefined()
})

test.each(['', '<script>', 'a', 'x'.repeat(200)])('%j names nobody, and forgets nobody', (text) => {
  rememberReferral('mila')
  rememberReferral(text)
  expect(keptReferral()).toMatchObject({ code: 'mila' })
})

test.each(['"mila"', '{"code":7}', 'null'])('%s in the storage is no link', (value) => {
  const claim = { code: 'referral', created_at: '', value: JSON.parse(value) as unknown }
  localStorage.setItem('claims', JSON.stringify({ referral: claim }))
  expect(keptReferral()).toBeUndefined()
})
