import { expect, test } from 'vitest'
import { isPhoneShape, phoneParts } from './phone.ts'

test.each([
  ['+49 (151) 123-456-78', true, 'with all the usual signs'],
  ['+1 (617) 495 – 1000', true, 'copied with a dash of print'],
  ['+49 30 1234‑567', true, 'copied with a hyphen that never breaks'],
  ['＋８６ １３８ ００１３ ８０００', true, 'in wide digits'],
  ['tel:+49-30-123456', true, 'pasted as a link'],
  ['tel:+49%2030%20123456', true, 'pasted as a link with its gaps'],
  ['Tel.: 030 123456', true, 'copied from a signature'],
  ['\u202a+49 30 123456\u202c', true, 'copied from a list of contacts, with marks nobody sees'],
  ['(617) 495-1000 ext. 5', true, 'with an extension'],
  ['617-495-1000x5', true, 'with a short extension'],
  ['+1-617-495-1000;ext=5', true, 'with the extension of a link'],
  ['8 (495) 123-45-67 доб. 12', true, 'with a Russian extension'],
  ['044 123-45-67, дод. 12', true, 'with a Ukrainian extension'],
  ['010-12345678转5', true, 'with a Chinese extension'],
  ['123456', true, 'six digits'],
  ['______', false, 'of lines alone'],
  ['12 34 x 56', false, 'too few before its extension'],
  ['12345', false, 'five digits'],
  ['ada@example.org', false, 'an address'],
  ['+49 151 abc', false, 'with letters'],
  ['1'.repeat(41), false, 'longer than any number'],
])('%j looks like a number: %s, %s', (text, expected) => expect(isPhoneShape(text)).toBe(expected))

test('what is far too long for a number is none, and no extension is looked for in it', () => {
  expect(phoneParts(`${';'.repeat(4_000)}12`).extension).toBe('')
})
