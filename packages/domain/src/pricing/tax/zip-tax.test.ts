import { expect, test } from 'vitest'
import { STORE_VIEWS } from '../../store/testing/store-views.ts'
import { addsTaxLater } from './zip-tax.ts'

test('only the store whose postcodes add tax says that its prices come without', () => {
  expect(STORE_VIEWS.filter(addsTaxLater).map(({ code }) => code)).toEqual(
    STORE_VIEWS.filter(({ defaultCountry }) => defaultCountry === 'US').map(({ code }) => code),
  )
  expect(addsTaxLater({ defaultCountry: 'DE', pricesIncludeTax: false })).toBe(true)
})
