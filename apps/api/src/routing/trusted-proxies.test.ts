// Whose word about a visitor's address counts: a stranger who is believed can be anybody.
import { describe, expect, test } from 'vitest'
import { isRange, trustedProxies } from './trusted-proxies.ts'

describe('of a shop behind 10.1.0.0/16, 192.0.2.7 and 2001:db8::/32', () => {
  const isTrusted = trustedProxies(['10.1.0.0/16', '192.0.2.7', '2001:db8::/32'])
  test.each<[address: string | undefined, isBelieved: boolean]>([
    ['10.1.255.3', true],
    ['10.2.0.1', false],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['::ffff:10.1.0.9', true],
    ['::ffff:10.2.0.9', false],
    ['2001:db8:7::1', true],
    ['2001:db9::1', false],
    ['localhost', false],
    ['10.1', false],
    ['', false],
    [undefined, false],
  ])('%s is believed: %j', (address, isBelieved) => expect(isTrusted(address)).toBe(isBelieved))
})

test('where nobody is named nobody is believed, the own machine neither', () => {
  expect(['127.0.0.1', '::1', '10.0.0.1'].some(trustedProxies([]))).toBe(false)
})

test.each<[text: string, is: boolean]>([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['10.0.0.0/32', true],
  ['10.0.0.0/33', false],
  ['2001:db8::/128', true],
  ['2001:db8::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0/8', false],
  ['proxy.example', false],
  ['10.0.0.0/-1', false],
  ['10.0.0.0/1e1', false],
  ['', false],
])('%s can be written in the settings: %j', (text, is) => {
  expect(isRange(text)).toBe(is)
  if (is) expect(() => trustedProxies([text])).not.toThrow()
})
