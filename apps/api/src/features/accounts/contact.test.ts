import { expect, test } from 'vitest'
import { readPhone } from './contact.ts'

const where = { store: { defaultCountry: 'DE' }, country: undefined }
const OF_BERLIN = '+4930123456'

test.each([
  ['+49 (0)30 12 34-56', 'with all the usual signs'],
  ['+49_30_123456', 'with lines below'],
  ['030.123.456', 'with dots'],
  ['#030 123456', 'behind a hash'],
  ['+4930123456#', 'as it is typed into a telephone'],
  ['tel:+49-30-123456', 'pasted as a link'],
  ['0049 30 123456', 'as it is dialled from abroad'],
  ['\u202a+49 30 123456\u202c', 'with marks nobody sees'],
])('%j is one number: %s', (text) => expect(readPhone(text, where)).toBe(OF_BERLIN))

test.each([
  ['+49 30 123456 #12', 'with an extension, where no code arrives'],
  ['12345', 'too short'],
  ['______', 'without a digit'],
  ['######', 'of hashes alone'],
])('%j is none: %s', (text) => expect(readPhone(text, where)).toBeUndefined())

test.each([
  ['8613800138000', 'CN', '+8613800138000'],
  ['86 138 0013 8000', 'US', '+8613800138000'],
  ['491511234567', 'DE', '+491511234567'],
  ['380501234567', 'DE', '+380501234567'],
  ['8 050 123-45-67', 'UA', '+380501234567'],
  ['8 916 123-45-67', 'RU', '+79161234567'],
  ['79161234567', 'RU', '+79161234567'],
  ['1 617 495 1000', 'US', '+16174951000'],
  ['0491 1234567', 'DE', '+494911234567'],
])('%s typed without its plus in %s is %s', (text, country, number) =>
  expect(readPhone(text, { store: { defaultCountry: country }, country })).toBe(number),
)

test.each(['(617) 495-1000 ext. 5', '617-495-1000 x5', '+1-617-495-1000;ext=5'])(
  '%s is called, and gets no code',
  (text) => expect(readPhone(text, { store: { defaultCountry: 'US' }, country: undefined })).toBeUndefined(),
)
