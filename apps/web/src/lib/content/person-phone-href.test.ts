import { expect, test } from 'vitest'
import { personPhoneHref } from './person-phone-href.ts'

test.each([
  ['(617) 495-1000 ext. 5', 'tel:6174951000;ext=5'],
  ['tel:+49-30-123456', 'tel:+4930123456'],
  ['+49 (0)30 123456', 'tel:+4930123456'],
])('%s of a customer is dialled as %s', (phone, href) => expect(personPhoneHref(phone)).toBe(href))
