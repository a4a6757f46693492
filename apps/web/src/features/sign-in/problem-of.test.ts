import { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { problemOf, type SignInCall } from './problem-of.ts'

const answered = (code: number, errorCode?: string) =>
  new CallError({ code, result: 'no', meta: errorCode === undefined ? {} : { errorCode } })
const CALLS: SignInCall[] = ['send', 'check', 'call', 'name', 'passkey']
/** What sends somebody off to type another thing. */
const NOS: Readonly<Record<SignInCall, string>> = {
  send: 'login.contactWrong',
  check: 'login.codeWrong',
  call: 'login.phoneWrong',
  name: 'login.nameMissing',
  passkey: 'login.passkeyFailed',
}

describe.each(CALLS)('%s', (call) => {
  it.each([0, 408, 425, 429, 500, 502, 503, 504])('answered with %i does not send anybody off', (code) => {
    expect(problemOf(call, answered(code))).not.toBe(NOS[call])
  })

  it.each([0, 408])('answered with %i says that there is no connection', (code) => {
    expect(problemOf(call, answered(code))).toBe('login.noLine')
  })

  it('of which a file did not come was not refused', () => {
    expect(problemOf(call, new TypeError('Failed to fetch'))).not.toBe(NOS[call])
  })

  it('refused says what is to be typed otherwise', () => {
    expect(problemOf(call, answered(400))).toBe(NOS[call])
  })
})

it('too many codes tried kill the code; a shop that is closed for a moment does not', () => {
  expect([problemOf('check', answered(429)), problemOf('check', answered(503))]).toEqual([
    'login.codeDead',
    'login.failed',
  ])
})

it.each([401, 403, 404])('a passkey answered with %i is not known here: a code helps', (code) => {
  expect(problemOf('passkey', answered(code))).toBe('login.passkeyFailed')
})

it('a device that cannot use its passkey leads to the code, too', () => {
  const failure = Object.assign(new Error('no'), { name: 'SecurityError' })
  expect(problemOf('passkey', failure)).toBe('login.passkeyFailed')
})
