import { CallError } from '@vitrine/contract/reply'
import { expect, it } from 'vitest'
import { whenAgain, whyFailed, whyUndecided } from './why-undecided.ts'

const answered = (code: number) => new CallError({ code, result: null, meta: {} })

it.each([
  [0, 'login.noLine'],
  [503, 'login.shopBusy'],
  [429, 'login.tooOften'],
  [502, 'login.failed'],
])('an answer of %i is not told as a no: the shop may have done it', (code, words) => {
  expect(whyUndecided(answered(code))).toBe(words)
})

it.each([400, 403, 404, 409])('an answer of %i is a no, whose words are the screen’s own', (code) => {
  expect(whyUndecided(answered(code))).toBeUndefined()
})

it.each([
  [403, 'login.denied'],
  [404, 'staff.stepFailed'],
  [0, 'login.noLine'],
])('a right that was taken away while somebody works was told as a fault: %i', (code, words) => {
  expect(whyFailed(answered(code), 'staff.stepFailed')).toBe(words)
})

it.each([
  [undefined, 'login.tooOften'],
  [15, 'login.tooOften'],
  [533, 'login.tooOftenMinutes'],
  [3_000, 'login.tooOftenHour'],
  [80_000, 'login.tooOftenToday'],
])('who has to wait %s seconds is told about how long', (seconds, words) => {
  expect(whenAgain(seconds)).toBe(words)
  const often = new CallError({ code: 429, result: null, meta: seconds ? { retryAfter: seconds } : {} })
  expect(whyUndecided(often)).toBe(words)
})
