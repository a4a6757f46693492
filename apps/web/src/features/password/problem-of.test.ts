import { CallError } from '@vitrine/contract/reply'
import { expect, it } from 'vitest'
import { problemOf } from './problem-of.ts'

const said = (code: number, errorCode = '') =>
  problemOf(new CallError({ code, result: 'no', meta: { errorCode } }), 'password.wrong')

it.each([0, 408, 425, 429, 500, 502, 503])('%i says nothing of the password: it may be right', (code) => {
  expect(said(code)).not.toBe('password.wrong')
})

it('an order of things that is still being done is waited for', () => {
  expect(said(409, 'IN_FLIGHT')).toBe('login.shopBusy')
})

it.each([401, 403, 404])('%i is a no to what was typed', (code) => {
  expect(said(code)).toBe('password.wrong')
})

it.each([
  ['PASSWORD_REFUSED', 'password.weak'],
  ['SECOND_FACTOR_REQUIRED', 'password.second'],
])('%s is told by its name', (errorCode, words) => {
  expect(said(403, errorCode)).toBe(words)
})

it('a page that is broken is not a wrong password', () => {
  expect(problemOf(new TypeError('no file'), 'password.wrong')).toBe('login.failed')
})
