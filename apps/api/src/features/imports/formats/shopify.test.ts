// Shopify's products as its export and the tools around it write them.
import { describe, expect, test } from 'vitest'
import { readText } from './testing/read-text.ts'
import { type Cells, tableOf } from './testing/table-of.ts'

const read = (...rows: Cells[]) => readText(tableOf(['Handle', 'Title', 'Variant Price'], rows), 'shopify')
const cap = (more: Cells = {}): Cells => ({
  Handle: 'cap',
  Title: 'Cap',
  'Variant SKU': 'CAP',
  'Variant Price': '19',
  ...more,
})
const sized = (size: string, more: Cells = {}): Cells => ({
  Handle: 'coat',
  'Option1 Value': size,
  'Variant SKU': `COAT-${size}`,
  'Variant Price': '90',
  ...more,
})
const coat = (more: Cells = {}) => sized('S', { Title: 'Coat', 'Option1 Name': 'Size', ...more })

describe('what is sold', () => {
  test.each([
    ['active', 'TRUE', 1],
    ['', '', 1],
    ['Active', 'true', 1],
    ['draft', 'TRUE', 2],
    ['archived', 'TRUE', 2],
    ['active', 'FALSE', 2],
  ])('status %j and published %j', async (status, published, expected) => {
    const { products } = await read(cap({ Status: status, Published: published }))
    expect(products.get('CAP')?.status).toBe(expected)
  })

  test.each([
    [
      'counted',
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '3' },
      { qty: 3, manageStock: true },
    ],
    [
      'oversold',
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-2' },
      { qty: 0, manageStock: true },
    ],
    [
      'counted, but nobody says how many',
      { 'Variant Inventory Tracker': 'shopify' },
      { qty: 0, manageStock: true },
    ],
    [
      'sold on when there is none',
      {
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '0',
        'Variant Inventory Policy': 'continue',
      },
      { qty: 0, manageStock: false },
    ],
    ['not counted', { 'Variant Inventory Qty': '0' }, { qty: 0, manageStock: false }],
  ])('a stock that is %s', async (_, cells, stock) => {
    expect((await read(cap(cells))).products.get('CAP')?.stock).toEqual(stock)
  })

  test.each([
    ['25', '30', { priceMinor: { us: 3000 }, specialMinor: { us: 2500 } }],
    ['25', '25', { priceMinor: { us: 2500 } }],
    ['25', '20', { priceMinor: { us: 2500 } }],
    ['25', '0', { priceMinor: { us: 2500 } }],
    ['0', '', { priceMinor: { us: 0 } }],
  ])('a price of %j compared at %j', async (price, compareAt, expected) => {
    const { products } = await read(cap({ 'Variant Price': price, 'Variant Compare At Price': compareAt }))
    const { prices } = products.get('CAP') ?? {}
    expect(prices?.priceMinor.us).toBe(expected.priceMinor.us)
    expect(prices?.specialMinor?.us).toBe('specialMinor' in expected ? expected.specialMinor?.us : undefined)
  })

  test('without a parcel needs no stock of parcels', async () => {
    const { products } = await read(cap({ 'Variant Requires Shipping': 'FALSE' }))
    expect(products.get('CAP')?.type).toBe('virtual')
  })

  test('for no price, sent or not, is told', async () => {
    const { products, leftOut } = await read(
      cap({ 'Variant Price': '' }),
      cap({
        Handle: 'song',
        'Variant SKU': 'SONG',
        'Variant Price': '',
        'Variant Requires Shipping': 'FALSE',
      }),
    )
    expect(products.size).toBe(0)
    expect(leftOut).toEqual([
      'goods.csv:2: the price of "CAP" is empty',
      'goods.csv:3: the price of "SONG" is empty',
    ])
  })
})

describe('rows of one handle', () => {
  test('are one product wherever they stand and however the handle is written', async () => {
    const { products } = await read(coat(), cap(), sized('M', { Handle: 'COAT' }))
    expect([...products.keys()].toSorted()).toEqual(['CAP', 'COAT-M', 'COAT-S', 'coat'])
    expect(products.get('coat')?.childSkus).toEqual(['COAT-S', 'COAT-M'])
  })

  test('say what the product is in whichever is filled first', async () => {
    const { products } = await read(
      coat({ Vendor: '', 'Body (HTML)': '' }),
      sized('M', { Vendor: 'Nord', 'Body (HTML)': '<p>Warm</p>' }),
    )
    expect(products.get('coat')).toMatchObject({
      attributes: { brand: ['nord'] },
      texts: { en: { description: '<p>Warm</p>' } },
    })
  })

  test('hold pictures in the order of their positions, each once, that of a variant with it alone', async () => {
    const { products } = await read(
      coat({ 'Image Src': 'b.jpg', 'Image Position': '2', 'Variant Image': 'own.jpg' }),
      sized('M', { 'Image Src': 'a.jpg', 'Image Position': '1', 'Image Alt Text': 'Front &amp; back' }),
      { Handle: 'coat', 'Image Src': 'b.jpg', 'Image Position': '3' },
      { Handle: 'coat', 'Image Src': 'c.jpg?v=1' },
    )
    expect(products.get('coat')?.media).toEqual([
      { path: 'a.jpg', kind: 'image', label: 'Front & back' },
      { path: 'b.jpg', kind: 'image' },
      { path: 'c.jpg?v=1', kind: 'image' },
    ])
    expect(products.get('COAT-S')?.media).toEqual([{ path: 'own.jpg', kind: 'image' }])
    expect(products.get('COAT-M')?.media).toEqual([])
  })

  test('without a handle, or with pictures only, are told', async () => {
    const { leftOut } = await read(
      { Title: 'Nobody', 'Variant Price': '1' },
      { Handle: 'ghost', Title: 'Ghost', 'Image Src': 'g.jpg' },
    )
    expect(leftOut).toEqual([
      'goods.csv:2: the handle is empty',
      'goods.csv:3: "ghost" has no row with a price',
    ])
  })

  test('beyond the first are told where there is nothing to choose', async () => {
    const { products, leftOut } = await read(cap(), cap({ 'Variant SKU': 'CAP-2' }))
    expect([...products.keys()]).toEqual(['CAP'])
    expect(leftOut).toEqual(['goods.csv:3: "cap" has no options to tell a second variant by'])
  })
})

describe('options', () => {
  test('"Default Title" is nothing to choose, another title is', async () => {
    const plain = await read(cap({ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }))
    expect(plain.products.get('CAP')).toMatchObject({ type: 'simple', visibility: 4 })
    const titled = await read(cap({ 'Option1 Name': 'Title', 'Option1 Value': 'Gift box' }))
    expect(titled.products.get('cap')).toMatchObject({
      type: 'configurable',
      axes: ['title'],
      childSkus: ['CAP'],
    })
  })

  test('in another language are the attributes the shop knows', async () => {
    const { products } = await read(
      coat({ 'Option1 Name': 'GRÖSSE', 'Option2 Name': 'Farbe', 'Option2 Value': 'Rot' }),
      sized('M', { 'Option2 Value': 'Blau' }),
    )
    expect(products.get('coat')?.axes?.at(1)).toBe('color')
    expect(products.get('COAT-M')?.attributes).toMatchObject({ color: ['blau'] })
  })

  test('make keys for variants that have none, which are the same at the next import', async () => {
    const rows = [coat({ 'Variant SKU': '' }), sized('M', { 'Variant SKU': '' })]
    const [once, again] = [await read(...rows), await read(...rows.toReversed())]
    expect(once.products.get('coat')?.childSkus).toEqual(['coat-s', 'coat-m'])
    expect(new Set(again.products.get('coat')?.childSkus)).toEqual(new Set(['coat-s', 'coat-m']))
  })

  test('of a product with a very long handle are all imported, each under a key of its own', async () => {
    const handle = 'hand-knitted-fair-isle-jumper-of-shetland-wool-'.repeat(3)
    const { products, leftOut } = await read(
      coat({ Handle: handle, 'Variant SKU': '' }),
      sized('M', { Handle: handle, 'Variant SKU': '' }),
    )
    const [parent] = [...products.values()].filter(({ type }) => type === 'configurable')
    expect(leftOut).toEqual([])
    expect(parent?.childSkus).toHaveLength(2)
    expect(new Set(products.keys()).size).toBe(3)
    expect([...products.keys()].every((sku) => sku.length <= 64)).toBe(true)
    expect(parent?.texts.en?.urlKey).toBe(handle)
  })

  test('the product costs what its cheapest sold variant costs', async () => {
    const { products } = await read(
      coat({ 'Variant Price': '90', 'Variant Compare At Price': '120' }),
      sized('M', { 'Variant Price': '95' }),
      sized('L', { 'Variant Price': 'x' }),
    )
    expect(products.get('coat')?.prices).toMatchObject({
      priceMinor: { us: 12_000 },
      specialMinor: { us: 9000 },
    })
  })

  test('where no variant is left the product is there, sold out and told', async () => {
    const { products, remarks } = await read(coat({ 'Variant Price': 'soon' }))
    expect(products.get('coat')).toMatchObject({ type: 'simple', stock: { qty: 0, manageStock: true } })
    expect(remarks).toEqual([
      'goods.csv:2: "coat" has no variant that could be bought: it is imported as sold out',
    ])
  })
})

test('what is said beside the product becomes attributes, in lists where there are several', async () => {
  const { products, records } = await read(
    cap({
      'Fabric (product.metafields.custom.fabric)': 'Wool; Silk',
      'Variant Barcode': "'0400123",
      Type: 'Caps',
      'Product Category': 'A > B',
    }),
  )
  expect(products.get('CAP')).toMatchObject({
    attributes: { fabric: ['wool', 'silk'], barcode: ['0400123'] },
    categoryKeys: ['caps'],
  })
  const inputs = records.flatMap((one) => (one.kind === 'attribute' ? [`${one.code} ${one.input}`] : []))
  expect(inputs).toEqual(['fabric multiselect', 'barcode text'])
})

test('the taxonomy stands in for a type that is missing', async () => {
  const { products } = await read(cap({ 'Product Category': 'Apparel > Hats > Caps' }))
  expect(products.get('CAP')?.categoryKeys).toEqual(['apparel/hats/caps'])
})

test('old and new headers mixed are read as one', async () => {
  const { products } = await readText(
    'URL handle,Title,Description,SKU,Variant Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Published on online store\ncap,Cap,<b>Warm</b>,CAP,20,25,shopify,4,DENY,TRUE\n',
    'shopify',
  )
  expect(products.get('CAP')).toMatchObject({
    texts: { en: { description: '<b>Warm</b>', urlKey: 'cap' } },
    prices: { priceMinor: { us: 2500 }, specialMinor: { us: 2000 } },
    stock: { qty: 4, manageStock: true },
  })
})
