import { expect, it } from 'vitest'
import { giftCardOptions, giftCardPrice } from './gift-card-options.ts'

const [sums] = giftCardOptions

it('is worth a round sum in the money of every store, the one its title names', () => {
  const told = sums?.values?.map(({ titles, priceMinor }) => [
    titles.de,
    titles.ru,
    ((giftCardPrice.de ?? 0) + (priceMinor?.de ?? 0)) / 100,
    ((giftCardPrice.ru ?? 0) + (priceMinor?.ru ?? 0)) / 100,
  ])
  expect(told?.slice(0, 3)).toEqual([
    ['25 €', '2\u00a0500 ₽', 25, 2500],
    ['50 €', '5\u00a0000 ₽', 50, 5000],
    ['100 €', '10\u00a0000 ₽', 100, 10_000],
  ])
})
