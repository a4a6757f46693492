import { expect, test } from 'vitest'
import { isReason } from './reason.ts'

test.each([
  ['too loud', true],
  [' no ', false],
  ['   ', false],
  ['坏了。', true],
])('%j tells why: %s', (text, tells) => expect(isReason(text)).toBe(tells))
