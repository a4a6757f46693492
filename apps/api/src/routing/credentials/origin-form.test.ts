import { expect, test } from 'vitest'
import { originForm } from './origin-form.ts'

test.each([
  ['/eu/women?size=M', '/eu/women?size=M'],
  ['//shop.example/eu', '//shop.example/eu'],
  ['http://shop.example/eu/women?size=M', '/eu/women?size=M'],
  ['HTTPS://shop.example:443/api/user/profile?token=abc', '/api/user/profile?token=abc'],
  ['http://shop.example', '/'],
  ['http://shop.example?a=b', '/?a=b'],
  ['http://shop.example/go?to=http://other.example/x', '/go?to=http://other.example/x'],
  ['*', '/*'],
  ['', '/'],
])('%s asks for %s', (target, address) => {
  expect(originForm(target)).toBe(address)
})
