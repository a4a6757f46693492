import { expect, it } from 'vitest'
import { durationOf } from './duration-of.ts'

it.each([
  [0, '0 sec'],
  [59.4, '59 sec'],
  [59.7, '1 min'],
  [95, '2 min'],
  [3_569, '59 min'],
  [3_599, '1 hr'],
  [86_400, '24 hr'],
  [172_800, '2 days'],
  [604_800, '7 days'],
])('%s seconds are told as %s', (seconds, words) => {
  expect(durationOf(seconds, 'en-US')).toBe(words)
})

it('is told in the language of whoever looks', () => {
  expect([durationOf(95, 'de-DE'), durationOf(7_200, 'uk-UA')]).toEqual(['2 Min.', '2 год'])
})
