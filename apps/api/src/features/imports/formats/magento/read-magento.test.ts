// Magento's products as its export, and people after it, write them.
import { describe, expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'
import { type Cells, tableOf } from '../testing/table-of.ts'

const read = (...rows: Cells[]) => readText(tableOf(['sku', 'name', 'price'], rows), 'magento')
const cap = (more: Cells = {}): Cells => ({ sku: 'CAP', name: 'Cap', price: '19.0000', ...more })
const first = async (more: Cells) => (await read(cap(more))).products.get('CAP')
const sized = (size: string, more: Cells = {}) =>
  cap({
    sku: `COAT-${size}`,
    visibility: 'Not Visible Individually',
    additional_attributes: `size=${size}`,
    ...more,
  })
const coat = (sizes: string, more: Cells = {}): Cells => ({
  ...{ sku: 'COAT', name: 'Coat', product_type: 'configurable' },
  configurable_variations: sizes
    .split('')
    .map((size) => `sku=COAT-${size},size=${size}`)
    .join('|'),
  ...more,
})

describe('further attributes', () => {
  test.each([
    ['color=Red,size=M', { color: ['red'], size: ['m'] }],
    ['color=Red, dark,size=M', { color: ['red-dark'], size: ['m'] }],
    ['"note=a, b=c",size=M', { note: ['a-bc'], size: ['m'] }],
    ['material=Wool|Silk', { material: ['wool', 'silk'] }],
    ['color=,size=M', { size: ['m'] }],
    ['has_options=1,gift_message_available=No,size=M', { size: ['m'] }],
    ['', {}],
  ])('%j', async (cell, attributes) => {
    expect((await first({ additional_attributes: cell }))?.attributes).toEqual(attributes)
  })
})

describe('a reduction', () => {
  test.each([
    [{ special_price_from_date: '1/1/26', special_price_to_date: '1/31/26' }, '2026-01-31T23:59'],
    [{ special_from_date: '2026-01-01', special_to_date: '2026-01-31' }, '2026-01-31T23:59'],
    [{ special_from_date: '1/1/2026 0:00', special_to_date: '1/31/2026 18:00' }, '2026-01-31T18:00'],
  ])('told as %j ends when its last day ends, or at its hour', async (window, last) => {
    const product = await first({ special_price: '15', ...window })
    expect(product?.prices).toMatchObject({
      specialMinor: { us: 1500 },
      specialFrom: '2026-01-01T00:00:00.000Z',
      specialTo: expect.stringContaining(last),
    })
  })

  test('of a variant holds in its product no longer than in itself', async () => {
    const window = {
      special_price: '15',
      special_price_from_date: '1/1/26',
      special_price_to_date: '1/31/26',
    }
    const { products } = await read(sized('S', window), sized('M'), coat('SM'))
    expect(products.get('COAT')?.prices).toEqual(products.get('COAT-S')?.prices)
    expect(products.get('COAT')?.prices).toMatchObject({
      specialTo: expect.stringContaining('2026-01-31T23:59'),
    })
  })

  test('whose days are none is left out and told', async () => {
    const { products, remarks } = await read(cap({ special_price: '15', special_to_date: 'next week' }))
    expect(products.get('CAP')?.prices).not.toHaveProperty('specialMinor')
    expect(remarks).toEqual(['goods.csv:2: "next week" is no date: "CAP" is imported without its reduction'])
  })
})

describe('what is sold', () => {
  test.each([
    [{ qty: '4.0000' }, { qty: 4, manageStock: true }],
    [
      { qty: '4', is_in_stock: '0' },
      { qty: 0, manageStock: true },
    ],
    [
      { qty: '0', manage_stock: '0' },
      { qty: 0, manageStock: false },
    ],
    [
      { qty: '3', manage_stock: '0', use_config_manage_stock: '1' },
      { qty: 3, manageStock: true },
    ],
    [
      { qty: '0', allow_backorders: '1' },
      { qty: 0, manageStock: false },
    ],
    [
      { qty: '0', allow_backorders: '1', use_config_allow_backorders: '1' },
      { qty: 0, manageStock: true },
    ],
  ])('a stock of %j', async (cells, stock) => {
    expect((await first(cells))?.stock).toEqual(stock)
  })

  test.each([
    ['1', 'Catalog, Search', { status: 1, visibility: 4 }],
    ['2', 'catalog', { status: 2, visibility: 2 }],
    ['0', 'Search', { status: 2, visibility: 3 }],
    ['', 'Not Visible Individually', { status: 1, visibility: 1 }],
    ['', '', { status: 1, visibility: 4 }],
  ])('online %j and visible in %j', async (online, cell, shown) => {
    expect(await first({ product_online: online, visibility: cell })).toMatchObject(shown)
  })

  test('of a type nobody here sells is told, and a key that comes twice', async () => {
    const { products, leftOut } = await read(
      cap({ product_type: 'giftcard' }),
      cap({ sku: 'HAT' }),
      cap({ sku: 'HAT', name: 'Other hat' }),
    )
    expect([...products.values()].map(({ texts }) => texts.en?.name)).toEqual(['Cap'])
    expect(leftOut).toEqual([
      'goods.csv:2: "CAP" is of the type "giftcard", which this shop does not sell',
      'goods.csv:4: the SKU "HAT" stands in line 3 already, the first one counts',
    ])
  })

  test.each(['price', 'special_price', 'qty'])(
    'a %s that is no number is told with its line',
    async (column) => {
      const { leftOut } = await read(cap({ [column]: 'many' }))
      expect(leftOut[0]).toMatch(
        /^goods\.csv:2: the (price|special price|quantity) of "CAP" is not a number$/,
      )
    },
  )

  test('stands in each category it names, below a root of any name', async () => {
    const product = await first({ categories: 'Our shop/Women/Tops,Our shop/Sale,Our shop' })
    expect(product?.categoryKeys).toEqual(['women/tops', 'sale'])
  })

  test('shows its pictures once each, without those hidden or missing', async () => {
    const product = await first({
      ...{
        base_image: '/a.jpg',
        base_image_label: 'Front',
        additional_images: '/b.jpg,/a.jpg,no_selection,/c.jpg',
      },
      ...{ additional_image_labels: 'Back', hide_from_product_page: '/c.jpg' },
    })
    expect(product?.media).toEqual([
      { path: '/a.jpg', kind: 'image', label: 'Front' },
      { path: '/b.jpg', kind: 'image', label: 'Back' },
    ])
  })
})

describe('rows of other store views', () => {
  test('hold the texts of their language, and what they leave blank stays', async () => {
    const { products } = await read(
      cap({ description: 'Warm' }),
      { sku: 'CAP', store_view_code: 'german_de', name: 'Mütze' },
      { sku: 'CAP', store_view_code: 'ua', name: 'Шапка', description: 'Тепла' },
    )
    expect(products.get('CAP')?.texts).toMatchObject({
      en: { name: 'Cap', description: 'Warm' },
      de: { name: 'Mütze', description: 'Warm' },
      uk: { name: 'Шапка', description: 'Тепла' },
    })
  })

  test('of a language nobody reads here, or of nothing above them, are told', async () => {
    const { leftOut, remarks } = await read({ sku: 'HAT', store_view_code: 'de', name: 'Hut' }, cap(), {
      sku: 'CAP',
      store_view_code: 'klingon',
      name: 'Qap',
    })
    expect(leftOut).toEqual(['goods.csv:2: texts of "HAT", which has no row of its own before'])
    expect(remarks).toEqual(['goods.csv:4: the store view "klingon" is none of a language of this shop'])
  })

  test('with a name too long for any shelf are told, and the product comes in', async () => {
    const { products, remarks } = await read(cap(), {
      sku: 'CAP',
      store_view_code: 'de',
      name: 'M'.repeat(256),
    })
    expect(products.get('CAP')?.texts).not.toHaveProperty('de')
    expect(remarks).toEqual(['goods.csv:3: the de name of "CAP" is longer than 255 characters'])
  })
})

describe('variants', () => {
  test('stand above or below their product, which costs what the cheapest sold one costs', async () => {
    const { products } = await read(
      coat('SML'),
      sized('S', { price: '30' }),
      sized('M', { price: '20' }),
      sized('L', { price: '10', product_online: '2' }),
    )
    expect(products.get('COAT')).toMatchObject({
      axes: ['size'],
      childSkus: ['COAT-S', 'COAT-M', 'COAT-L'],
      prices: { priceMinor: { us: 2000 } },
    })
  })

  test('that are missing, or lack what they are chosen by, are told and not offered', async () => {
    const { products, remarks } = await read(
      coat('SMX'),
      sized('S'),
      sized('M', { additional_attributes: 'color=Red' }),
    )
    expect(products.get('COAT')?.childSkus).toEqual(['COAT-S'])
    expect(remarks.toSorted()).toEqual([
      'goods.csv:2: "COAT" names "COAT-X", which is not in the file',
      'goods.csv:4: "COAT-M" says no size: it is not offered in "COAT"',
    ])
  })
})

test('products come in as the table has them, and what is chosen in another before it', async () => {
  const { products } = await read(cap({ sku: 'ZIP' }), coat('SM'), sized('M'), cap(), sized('S'))
  expect([...products.keys()]).toEqual(['ZIP', 'COAT-S', 'COAT-M', 'COAT', 'CAP'])
  expect(products.get('COAT')?.childSkus).toEqual(['COAT-S', 'COAT-M'])
})
