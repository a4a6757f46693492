import { expect, test } from 'vitest'
import { plainSku } from './plain-sku.ts'

test.each([
  ['COAT\u200b-1', 'COAT-1', 'a gap of no width'],
  ['\ufeffCOAT-1', 'COAT-1', 'the mark at the beginning of a file'],
  ['CO\u00adAT-1', 'COAT-1', 'a soft hyphen'],
  ['CO\u200dAT-1\u200e', 'COAT-1', 'a joiner and a direction'],
  ['COAT-1\u0000\ufe0f ', 'COAT-1', 'a sign of control and one of looks'],
  ['Плащ 货号-1', 'Плащ 货号-1', 'letters and a blank'],
])('%j is %s: %s', (written, plain) => expect(plainSku(written)).toBe(plain))
