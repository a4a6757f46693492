import { expect, test } from 'vitest'
import { isSignedTimed, signTimed } from './timed-signature.ts'

const now = new Date('2026-01-15T12:00:00Z')
const one = { secret: 'secret', body: '{"paid":true}', now }
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('who knows the secret is believed, for five minutes', () => {
  const header = signTimed(one)
  expect(isSignedTimed(header, one)).toBe(true)
  expect(isSignedTimed(header, { ...one, now: later(299) })).toBe(true)
  expect(isSignedTimed(header, { ...one, now: later(301) })).toBe(false)
  expect(isSignedTimed(header, { ...one, now: later(-301) })).toBe(false)
})

test.each([
  ['another body', signTimed(one), { ...one, body: '{"paid":1}' }],
  ['another secret', signTimed({ ...one, secret: 'guess' }), one],
  ['another time', signTimed(one).replace(/t=\d+/, 't=1768478401'), one],
  ['no signature', undefined, one],
  ['something else', 't=1,v1=zz', one],
])('%s is not', (_, header, signing) => expect(isSignedTimed(header, signing)).toBe(false))
