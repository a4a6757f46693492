// WooCommerce's variations: whose they are, what they leave open, and what becomes of a parent without any.
import { describe, expect, test } from 'vitest'
import type { Cells } from '../testing/table-of.ts'
import { cap, read } from '../testing/woocommerce-rows.ts'

const coat = (more: Cells = {}): Cells => ({
  ...{
    Type: 'variable',
    SKU: 'COAT',
    Name: 'Coat',
    'Attribute 1 name': 'Size',
    'Attribute 1 value(s)': 'S, M, L',
  },
  ...more,
})
const variation = (size: string, more: Cells = {}): Cells => ({
  ...{
    Type: 'variation',
    SKU: `COAT-${size}`,
    Name: `Coat - ${size}`,
    Parent: 'COAT',
    'Regular price': '90',
  },
  ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': size },
  ...more,
})

describe('variations', () => {
  test('above their parent and named by its number are its own', async () => {
    const { products, leftOut } = await read(
      variation('S', { Parent: 'id:7', SKU: '' }),
      variation('M', { Parent: 'id:7' }),
      coat({ ID: '7' }),
    )
    expect(leftOut).toEqual([])
    expect(products.get('COAT')).toMatchObject({ axes: ['size'], childSkus: ['COAT-s', 'COAT-M'] })
    expect(products.get('COAT-s')).toMatchObject({ texts: { en: { name: 'Coat, S' } }, visibility: 1 })
  })

  test('of a parent that is not there are told', async () => {
    const { leftOut } = await read(variation('S', { Parent: 'GONE' }), cap())
    expect(leftOut).toEqual(['goods.csv:2: "COAT-S" is a variation of "GONE", which is not in the file'])
  })

  test('that leave the size open stand for each nobody names more closely', async () => {
    const { products, leftOut } = await read(
      coat(),
      variation('S', { 'Regular price': '80' }),
      variation('', { SKU: 'COAT-ANY', 'Regular price': '90' }),
    )
    expect(leftOut).toEqual([])
    const children = products
      .get('COAT')
      ?.childSkus?.map((sku) => [products.get(sku)?.attributes.size, products.get(sku)?.prices.priceMinor.us])
    expect(children).toEqual([
      [['s'], 8000],
      [['m'], 9000],
      [['l'], 9000],
    ])
  })

  test("with the parent's stock have as many as it has, and are off where it is off", async () => {
    const { products } = await read(coat({ Stock: '9', Published: '0' }), variation('S', { Stock: 'parent' }))
    expect(products.get('COAT-S')).toMatchObject({ stock: { qty: 9 }, status: 2 })
  })

  test('a parent without any is there, sold out and told', async () => {
    const { products, remarks } = await read(coat())
    expect(products.get('COAT')).toMatchObject({ type: 'simple', stock: { qty: 0, manageStock: true } })
    expect(remarks).toHaveLength(1)
  })

  test('what no variation chooses by is said of the product', async () => {
    const { products } = await read(
      coat({ 'Attribute 2 name': 'Material', 'Attribute 2 value(s)': 'Wool, Boxy\\, wide' }),
      variation('S'),
    )
    expect(products.get('COAT')).toMatchObject({
      axes: ['size'],
      attributes: { material: ['wool', 'boxy-wide'] },
    })
  })
})
