import { expect, test } from 'vitest'
import { countryOfIp } from './country-of-ip.ts'

test.each([
  ['85.214.132.117', 'DE'],
  ['::ffff:85.214.132.117', 'DE'],
  ['8.8.8.8', 'US'],
  ['127.0.0.1', undefined],
  ['10.1.2.3', undefined],
  ['2001:db8::1', undefined],
  ['', undefined],
])('%s is of %s', (ip, country) => {
  expect(countryOfIp(ip)).toBe(country)
})
