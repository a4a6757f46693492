import type { CustomOption } from '@vitrine/domain/catalog/product'
import { expect, it } from 'vitest'
import { asksForSum } from './sum-field.tsx'

const option = (titles: string[], extras: number[], is_require = true) =>
  ({
    is_require,
    values: titles.map((title, at) => ({ title, price: extras[at], price_type: 'fixed' })),
  }) as unknown as CustomOption

// A gift card asked "50 €, +25 €".
it.each([
  ['sums with their sign', option(['25 €', '50 €'], [0, 25]), true],
  ['sums alone', option(['25', '50'], [0, 25]), true],
  ['sums that cost something else', option(['25 €', '50 €'], [0, 20]), false],
  ['ribbons', option(['Silk', 'Paper'], [4, 0]), false],
  ['what may be left out', option(['25 €', '50 €'], [0, 25], false), false],
])('%s are the price or a question of their own', (_, asked, isSum) => {
  expect(asksForSum(asked, 25)).toBe(isSum)
})

it('sums of roubles come in groups', () => {
  expect(asksForSum(option(['2 500 ₽', '5 000 ₽'], [0, 2500]), 2500)).toBe(true)
})
