import { CallError } from '@vitrine/contract/reply'
import { expect, it } from 'vitest'
import { failureOf, failureOfError, verdictOf, verdictOfError } from './verdict.ts'

it.each([
  ['a success', 200, 'accepted'],
  ['no answer', 0, 'retry'],
  ['a time-out', 408, 'retry'],
  ['too early', 425, 'retry'],
  ['throttled', 429, 'retry'],
  ['a fault of the shop', 500, 'retry'],
  ['closed for a moment', 503, 'retry'],
  ['nobody is signed in any more', 401, 'signed-out'],
  ['not allowed', 403, 'refused'],
  ['not there', 404, 'refused'],
  ['a conflict', 409, 'refused'],
  ['invalid', 400, 'refused'],
] as const)('%s (%i) is %s', (_, code, verdict) => {
  expect(verdictOf({ code })).toBe(verdict)
})

it('an order that an earlier attempt is still placing is asked again, though its code says conflict', () => {
  const answer = { code: 409, meta: { errorCode: 'IN_FLIGHT' } }
  expect([verdictOf(answer), failureOf(answer)]).toEqual(['retry', 'busy'])
})

it('words never decide: a refusal that speaks of no answer is a refusal', () => {
  expect(verdictOfError(new CallError({ code: 400, result: 'no answer' }))).toBe('refused')
})

it('a fault on this side of the line decides nothing about what was sent', () => {
  const broken = new TypeError('undefined is not a function')
  expect([verdictOfError(broken), failureOfError(broken)]).toEqual(['retry', 'fault'])
})

it.each([
  [0, 'no-answer'],
  [408, 'no-answer'],
  [401, 'signed-out'],
  [429, 'busy'],
  [503, 'busy'],
  [500, 'fault'],
] as const)('why something waits after %i is a code: %s', (code, failure) => {
  expect(failureOf({ code })).toBe(failure)
})
