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
])('%j is one number: %s', (text) => expect(readPhone(text, where)).toBe(OF_BERLIN))

test.each([
  ['+49 30 123456 #12', 'with an extension, where no code arrives'],
  ['12345', 'too short'],
  ['______', 'without a digit'],
  ['######', 'of hashes alone'],
])('%j is none: %s', (text) => expect(readPhone(text, where)).toBeUndefined())
