import { expect, test } from 'vitest'
import { courierPhoneOf } from './courier-phone.ts'

test.each([
  ['138 0013 8000', true],
  ['8613800138000', true],
  ['86 138-0013-8000', true],
  ['+86 (0)138 0013 8000', true],
  ['0086 138 0013 8000', true],
  ['013800138000', true],
  ['tel:+86-138-0013-8000', true],
  ['１３８００１３８０００', true],
  ['+49 30 123456', true],
  ['010 1234 5678', false],
  ['+86 10 1234 5678', false],
  ['1380013800', false],
])('a courier in China can call %s: %j', (telephone, expected) =>
  expect(courierPhoneOf('CN')?.isCallable(telephone)).toBe(expected),
)
