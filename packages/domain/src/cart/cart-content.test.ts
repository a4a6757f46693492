import { expect, test } from 'vitest'
import { cartContent } from './cart-content.ts'

const engraved = (value: string | number) => ({
  extension_attributes: { custom_options: [{ option_id: 7, option_value: value }] },
})

test('the sequence of lines, the kind of ids and spellings of nothing make no difference', () => {
  const belt = { sku: 'BELT', qty: 2, item_id: 5 }
  const ring = { sku: 'RING', qty: 1, product_option: engraved(9) }
  const again = [
    { ...ring, product_option: engraved('9') },
    { ...belt, item_id: '5', product_option: null },
  ]
  expect(cartContent([belt, ring])).toBe(cartContent(again))
})

test.each([
  ['quantity', { qty: 3 }],
  ['goods', { sku: 'SCARF' }],
  ['choices', { product_option: engraved('Anna') }],
  ['id', { item_id: 6 }],
])('another %s is another content', (_, change) => {
  const belt = { sku: 'BELT', qty: 2, item_id: 5 }
  expect(cartContent([{ ...belt, ...change }])).not.toBe(cartContent([belt]))
})
