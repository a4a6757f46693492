import { expect, test } from 'vitest'
import { isSamePhone } from './same-phone.ts'

test.each([
  ['+45 20 12 34 56', '20123456', true],
  ['(617) 495-1000 ext. 5', 'tel:+1-617-495-1000', true],
  ['0045 20123456', '20 12 34 56', true],
  ['+47 912 34 567', '91234567', true],
  ['030 123456', '+49 30 123456', true],
  ['+49 (0)30 5550142', '030/5550142', true],
  ['8 (916) 123-45-67', '+7 916 1234567', true],
  ['138 1234 5678', '１３８１２３４５６７８', true],
  ['123456', '123456', true],
  ['12345', '12345', false],
  ['123456', '+49 30 123456', false],
  ['+49 31 5550142', '+49 30 5550142', false],
  ['+45 20 12 34 56', '20123457', false],
  ['', '', false],
])('%s and %s are one phone: %j', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame)
  expect(isSamePhone(other, one)).toBe(isSame)
})
