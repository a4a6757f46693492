import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

it.each([
  ['de', 'EUR', '12,50 €'],
  ['de', 'USD', '12,50 $'],
  ['us', 'USD', '$12.50'],
  ['us', 'EUR', '€12.50'],
])('12.50 read in %s, of %s, is %s', (store, currency, text) =>
  expect(formatMoney({ major: 12.5, currency }, aStoreView(store)).replaceAll('\u00A0', ' ')).toBe(text),
)
