import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  ['ada@example.com', true, 'the usual one'],
  ['Ada.Lovelace+shop@mail.example.co.uk', true, 'with dots, a tag and a longer domain'],
  ["o'hara@example.com", true, 'with an apostrophe'],
  ['_ada-@xn--e1afmkfd.example', true, 'with signs at its ends and a converted domain'],
  ['ada@example', false, 'without a top-level domain'],
  ['ada@example.c', false, 'with half a top-level domain'],
  ['ada@example.12', false, 'with a number for a top-level domain'],
  ['ada@.example.com', false, 'with a domain that begins with a dot'],
  ['ada@exam_ple.com', false, 'with an underline in its domain'],
  ['.ada@example.com', false, 'beginning with a dot'],
  ['ada.@example.com', false, 'with a dot before the @'],
  ['a..da@example.com', false, 'with two dots in a row'],
  ['ada@home@example.com', false, 'with two @'],
  ['ada lovelace@example.com', false, 'with a blank'],
  [' ada@example.com', false, 'with a blank before it'],
  ['ada@example.com\nbcc: x@example.com', false, 'with a second line'],
  ['аня@example.com', false, 'in an alphabet not every server carries'],
  ['example.com', false, 'without an @'],
  ['', false, 'that is empty'],
  [`${'a'.repeat(242)}@example.com`, true, 'of 254 signs'],
  [`${'a'.repeat(243)}@example.com`, false, 'of 255 signs'],
])('%j is an address: %s, %s', (text, expected) => expect(isEmail(text)).toBe(expected))
