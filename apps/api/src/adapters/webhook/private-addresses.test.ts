import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-addresses.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::7f00:1',
  '::ffff:0:7f00:1',
  '64:ff9b:1::a00:1',
  '2001:0:7f00:1::',
  'fec0::1',
  'localhost',
  '2130706433',
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true))

test.each([
  '93.184.216.34',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2001:4860:4860::8888',
  '::ffff:8.8.8.8',
])('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false))
