import { describe, expect, test } from 'vitest'
import { isOwnNetwork, subjectOf } from './subject-of.ts'

describe('whom an allowance counts', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['Ada.B+x@gmail.com', 'adab@gmail.com'],
    [77, '77'],
    ['a name', 'a name'],
  ])('%s as %s', (part, subject) => {
    expect(subjectOf(part)).toBe(subject)
  })

  test('a thousand addresses of one household are one', () => {
    const all = Array.from({ length: 1_000 }, (_, at) => subjectOf(`2001:db8:7:7:${at.toString(16)}::1`))
    expect(new Set(all).size).toBe(1)
  })
})

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['fd00::1', true],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
  ['no address', false],
])('%s is of the own network: %s', (address, isOwn) => {
  expect(isOwnNetwork(address)).toBe(isOwn)
})
