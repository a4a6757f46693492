import { expect, test } from 'vitest'
import { isPhoneShape } from './phone.ts'

test.each([
  ['+49 (151) 123-456-78', true, 'with all the usual signs'],
  ['123456', true, 'six digits'],
  ['12345', false, 'five digits'],
  ['ada@example.org', false, 'an address'],
  ['+49 151 abc', false, 'with letters'],
  ['1'.repeat(41), false, 'longer than any number'],
])('%j looks like a number: %s, %s', (text, expected) => expect(isPhoneShape(text)).toBe(expected))
