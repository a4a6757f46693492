import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { previewLine } from './preview-line.ts'
import { toSellable } from './to-sellable.ts'

const stock = { product_id: 1, is_in_stock: true, qty: 7, manage_stock: true }
const dress = {
  sku: 'DR100',
  name: 'Linen dress',
  type_id: 'configurable',
  status: 1,
  price_incl_tax: 79,
  base_price_incl_tax: 79,
  old_price: null,
  image: '/dress.jpg',
  url_path: 'linen-dress',
  stock,
  custom_options: [],
  bundle_options: [],
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Colour',
      values: [{ value_index: '58', label: 'Red' }],
    },
  ],
} as unknown as Product
const red = {
  sku: 'DR100-RED',
  status: 1,
  price_incl_tax: 59.9,
  old_price: 79,
  image: '/red.jpg',
  stock,
  attributes: { color: '58' },
} as unknown as ConfigurableChild
const wrap = {
  option_id: 12,
  title: 'Words',
  type: 'field',
  is_require: true,
  price: 5,
  price_type: 'fixed',
  max_characters: 3,
  validators: [],
  values: [],
}

describe('the line before the server has answered', () => {
  it('is the chosen variant with its own price, picture and words', () => {
    const option = undefined
    expect(previewLine(toSellable(dress, red), { option, qty: 3, stock })).toMatchObject({
      sku: 'DR100-RED',
      parentSku: 'DR100',
      price: 59.9,
      old_price: 79,
      row_total: 179.7,
      thumbnail: '/red.jpg',
      options: [{ label: 'Colour', value: 'Red' }],
      product_option: {
        extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '58' }] },
      },
      confirmed: false,
    })
  })

  it('costs what the shopper added to it, once', () => {
    // The shelf price of a required extra holds it already.
    const scarf = {
      ...dress,
      type_id: 'simple',
      price_incl_tax: 84,
      configurable_options: [],
      custom_options: [wrap],
    } as unknown as Product
    const option = { extension_attributes: { custom_options: [{ option_id: 12, option_value: 'A.B' }] } }
    expect(previewLine(toSellable(scarf), { option, qty: 2, stock })).toMatchObject({
      price: 84,
      row_total: 168,
      options: [{ label: 'Words', value: 'A.B' }],
      product_option: {
        extension_attributes: { custom_options: [{ option_id: '12', option_value: 'A.B' }] },
      },
    })
  })
})
