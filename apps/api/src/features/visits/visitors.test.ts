import { describe, expect, test } from 'vitest'
import { createSeen, isProgram, visitorHash } from './visitors.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const TODAY = Buffer.alloc(32, 1)
const TOMORROW = Buffer.alloc(32, 2)
const hashOf = (ip: string, userAgent?: string, salt = TODAY) =>
  visitorHash(salt, { ip, userAgent }).toString('hex')

describe('who is counted as one visitor of a day', () => {
  test.each([
    ['who comes back', '203.0.113.7', '203.0.113.7', true],
    ['whose address is written otherwise', '203.0.113.7', '::ffff:203.0.113.7', true],
    ['whose machine takes a new address of its network', '2001:db8:7:7::1', '2001:db8:7:7:a:b:c:d', true],
    ['the neighbour', '203.0.113.7', '203.0.113.8', false],
    ['the next network', '2001:db8:7:7::1', '2001:db8:7:8::1', false],
  ])('%s: %s and %s, %j', (...[, one, other, isOne]) => {
    expect(hashOf(one, PHONE) === hashOf(other, PHONE)).toBe(isOne)
  })

  test('is another with another browser, and on another day', () => {
    const visitors = [
      hashOf('203.0.113.7', PHONE),
      hashOf('203.0.113.7', LAPTOP),
      hashOf('203.0.113.7', PHONE, TOMORROW),
    ]
    expect(new Set(visitors).size).toBe(3)
  })

  test('is told by nothing that says who it was', () => {
    expect(hashOf('203.0.113.7', PHONE)).toMatch(/^[0-9a-f]{32}$/)
  })
})

test.each([
  [PHONE, false],
  [LAPTOP, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1 LinkPreview', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0', true],
  ['curl/8.9.1', true],
  ['python-requests/2.32', true],
  ['', true],
  [undefined, true],
])('%s is a program: %j', (userAgent, is) => expect(isProgram(userAgent)).toBe(is))

describe('what was noted of a day', () => {
  test('is noted once of an address, and again on the next day', () => {
    const seen = createSeen()
    const once = (day: string, ip = '203.0.113.7') => seen.isNew(day, ip, 'us page')
    expect([once('2026-11-05'), once('2026-11-05'), once('2026-11-05', '203.0.113.8')]).toEqual([
      true,
      false,
      true,
    ])
    expect([once('2026-11-06'), once('2026-11-06')]).toEqual([true, false])
  })

  test('is noted again where it could not be written down', () => {
    const seen = createSeen()
    seen.isNew('2026-11-05', '203.0.113.7', 'us page')
    seen.forget('203.0.113.7', 'us page')
    seen.forget('198.51.100.1', 'us page')
    expect(seen.isNew('2026-11-05', '203.0.113.7', 'us page')).toBe(true)
  })

  test('is a hundred things of one network at most, whichever of its addresses it uses', () => {
    const seen = createSeen()
    const noted = Array.from({ length: 500 }, (_, at) =>
      seen.isNew('2026-11-05', `2001:db8:7:7::${at.toString(16)}`, `visitor ${at}`),
    )
    expect(noted.filter(Boolean)).toHaveLength(100)
    expect(seen.isNew('2026-11-05', '2001:db8:7:8::1', 'visitor 1')).toBe(true)
  })
})
