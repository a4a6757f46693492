import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

const stores = [aStoreView('us'), aStoreView('de')]

it.each([
  ['de', 12.5, 'EUR', '12,50 €'],
  ['de', 12.5, 'USD', '12,50 $'],
  ['us', 12.5, 'USD', '$12.50'],
  ['us', 12.5, 'EUR', '€12.50'],
  ['us', 12, 'EUR', '€12'],
  ['us', 12.5, 'PLN', '12.50 PLN'],
  ['de', 12.5, 'zloty', '12,50 zloty'],
] as const)('in %s, %s %s is %s', (...[store, sum, currency, text]) => {
  const written = formatMoney({ sum, currency }, { ...aStoreView(store), stores })
  expect(written.replaceAll('\u00A0', ' ')).toBe(text)
})
