import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { previewLine } from './preview-line.ts'

const stock = { product_id: 1, is_in_stock: true, qty: 7, manage_stock: true }
const dress = {
  sku: 'DR100',
  name: 'Linen dress',
  type_id: 'configurable',
  price_incl_tax: 79,
  old_price: null,
  image: '/dress.jpg',
  url_path: 'linen-dress',
  stock,
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
  price_incl_tax: 59.9,
  old_price: 79,
  image: '/red.jpg',
  stock,
  attributes: { color: '58' },
} as unknown as ConfigurableChild

describe('the line before the server has answered', () => {
  it('is the chosen variant with its own price, picture and words', () => {
    expect(previewLine(dress, { child: red, qty: 3 })).toMatchObject({
      sku: 'DR100-RED',
      parentSku: 'DR100',
      price: 59.9,
      row_total: 179.7,
      thumbnail: '/red.jpg',
      options: [{ label: 'Colour', value: 'Red' }],
      product_option: {
        extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '58' }] },
      },
      confirmed: false,
    })
  })

  it('keeps what the shopper added to it', () => {
    const option = { extension_attributes: { custom_options: [{ option_id: 12, option_value: 'A. B.' }] } }
    const { product_option } = previewLine({ ...dress, configurable_options: [] }, { option, qty: 1 })
    expect(product_option.extension_attributes.custom_options).toEqual([
      { option_id: '12', option_value: 'A. B.' },
    ])
  })
})
