import { expect, test } from 'vitest'
import { isPhoneShape } from './phone.ts'

test.each([
  ['+49 (151) 123-456-78', true, 'with all the usual signs'],
  ['+1 (617) 495 – 1000', true, 'copied with a dash of print'],
  ['+49 30 1234‑567', true, 'copied with a hyphen that never breaks'],
  ['＋８６ １３８ ００１３ ８０００', true, 'in wide digits'],
  ['123456', true, 'six digits'],
  ['12345', false, 'five digits'],
  ['ada@example.org', false, 'an address'],
  ['+49 151 abc', false, 'with letters'],
  ['1'.repeat(41), false, 'longer than any number'],
])('%j looks like a number: %s, %s', (text, expected) => expect(isPhoneShape(text)).toBe(expected))
