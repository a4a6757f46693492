import { expect, test } from 'vitest'
import { stripInvisible } from './strip-invisible.ts'

test.each([
  ['anna@shopper.example\u200b', 'anna@shopper.example', 'a gap of no width behind an address'],
  ['\u202a+49 1512 3456789\u202c', '+49 1512 3456789', 'a number as Windows copies it'],
  ['\ufeff10119', '10119', 'the mark of a file'],
  ['Anna \u202eBerg', 'Anna Berg', 'what turns all behind it round'],
  ['wo\u0000ol', 'wool', 'a sign of control'],
  [
    '👩\u200d👧 Um\u00adhänge\u00adtasche',
    '👩\u200d👧 Um\u00adhänge\u00adtasche',
    'joiners and soft hyphens',
  ],
  ['two\r\nlines\tapart', 'two\r\nlines\tapart', 'what parts lines'],
  ['مرحبا 王小明 Їжак', 'مرحبا 王小明 Їжак', 'letters of any script'],
])('%j is seen as %j: %s', (text, seen) => expect(stripInvisible(text)).toBe(seen))
