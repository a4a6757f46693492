import { expect, test } from 'vitest'
import { type Addition, checkAddition } from './check-addition.ts'

const rules = { allowZeroPrice: false, allowOutOfStock: true }
const aProduct = (overrides: Partial<Addition> = {}): Addition => ({ price: 59, status: 'ok', ...overrides })

test.each<[string, Addition, object, boolean, string[]]>([
  ['a plain product', aProduct(), {}, true, []],
  ['no price', aProduct({ price: undefined }), {}, false, ['PRODUCT_PRICE_UNKNOWN']],
  ['a negative price', aProduct({ price: -1 }), { allowZeroPrice: true }, false, ['PRODUCT_PRICE_UNKNOWN']],
  ['nothing to pay', aProduct({ price: 0 }), {}, false, ['PRODUCT_PRICE_UNKNOWN']],
  ['nothing to pay, where that is allowed', aProduct({ price: 0 }), { allowZeroPrice: true }, true, []],
  ['few left', aProduct({ status: 'volatile' }), {}, true, []],
  [
    'few left, sold-out goods not allowed',
    aProduct({ status: 'volatile' }),
    { allowOutOfStock: false },
    true,
    ['PRODUCT_UNSAFE_QUANTITY'],
  ],
  ['sold out', aProduct({ status: 'out_of_stock' }), {}, false, ['PRODUCT_IS_OUT_OF_STOCK']],
  [
    'errors come before the stock, each one told',
    aProduct({
      status: 'out_of_stock',
      price: 0,
      errors: { variants: 'No available product variants', x: '' },
    }),
    {},
    false,
    ['PRODUCT_PRICE_UNKNOWN', 'PRODUCT_ERROR'],
  ],
])('%s', (...[, product, overrides, isAllowed, keys]) => {
  const found = checkAddition(product, { ...rules, ...overrides })
  expect(found.isAllowed).toBe(isAllowed)
  expect(found.messages.map((message) => message.key)).toEqual(keys)
})
