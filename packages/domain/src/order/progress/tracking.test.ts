import { expect, test } from 'vitest'
import { isTrackingLink } from './tracking.ts'

test.each([
  ['https://velo.example/VX', true],
  ['https://velo.example?parcel=VX%20200', true],
  ['https://velo.example', true],
  ['http://velo.example/VX', false],
  ['javascript:alert(1)', false],
  ['https://shop.example@velo.example/VX', false],
  ['https://velo', false],
  ['https://velo.example/V X', false],
  [`https://velo.example/${'x'.repeat(479)}`, true],
  [`https://velo.example/${'x'.repeat(480)}`, false],
])('a parcel can be followed at %s: %s', (link, is) => {
  expect(isTrackingLink(link)).toBe(is)
})
