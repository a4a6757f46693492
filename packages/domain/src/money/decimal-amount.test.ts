import { expect, it } from 'vitest'
import { decimalAmount } from './decimal-amount.ts'

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-1_250, '-12.50'],
  [119_00, '119.00'],
  [900_719_925_474, '9007199254.74'],
])('%d is written %s', (minor, text) => expect(decimalAmount(minor)).toBe(text))
