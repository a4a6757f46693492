// Whole files as other shops write them, looked at for what a shopper would see.
import { describe, expect, test } from 'vitest'
import { exampleFile, hasExamples } from './testing/example-file.ts'
import { readText } from './testing/read-text.ts'

describe.skipIf(!hasExamples)('the example files beside the project (skipped without them)', () => {
  test('Shopify: ten products, axes in their order, sold-out and endless stock, pictures once', async () => {
    const { products, leftOut } = await readText(exampleFile('shopify.example.csv'), 'shopify')
    const shown = [...products.values()].filter(({ visibility }) => visibility === 4)
    expect(shown).toHaveLength(10)
    expect(shown.filter(({ status }) => status === 1)).toHaveLength(8)
    expect(leftOut).toEqual([])
    const shirt = products.get('linen-camp-shirt')
    expect(shirt).toMatchObject({
      type: 'configurable',
      axes: ['size', 'color'],
      prices: { priceMinor: { us: 5900 } },
      categoryKeys: ['shirts'],
      attributes: { brand: ['northline'] },
    })
    expect(shirt?.media.map(({ path }) => path.split('/').at(-1))).toEqual([
      'linen-camp-shirt-sand.jpg',
      'linen-camp-shirt-navy.jpg',
      'linen-camp-shirt-detail.jpg',
    ])
    expect(products.get('0010')?.prices).toMatchObject({
      priceMinor: { us: 2500 },
      specialMinor: { us: 1890 },
    })
    expect(products.get('0014')?.stock).toEqual({ qty: 0, manageStock: true })
    expect(products.get('TOTE-1')?.stock).toEqual({ qty: 0, manageStock: false })
  })

  test('Shopify with new headers says the same of the same goods', async () => {
    const before = await readText(exampleFile('shopify.example.csv'), 'shopify')
    const { products, leftOut } = await readText(exampleFile('shopify.new-headers.example.csv'), 'shopify')
    expect(leftOut).toEqual([])
    const { place: _, media: __, ...shirt } = products.get('LCS-S-NAV') ?? {}
    expect(before.products.get('LCS-S-NAV')).toMatchObject({
      ...shirt,
      attributes: { size: ['s'], color: ['navy'] },
    })
  })

  test('WooCommerce: parents below their variations, a blank value for all others, references by id', async () => {
    const { products, records, leftOut } = await readText(
      exampleFile('woocommerce.example.csv'),
      'woocommerce',
    )
    const variants = new Set([...products.values()].flatMap(({ childSkus = [] }) => childSkus))
    const own = [...products.keys()].filter((sku) => !variants.has(sku))
    expect(leftOut).toEqual([])
    expect(own).toHaveLength(10)
    expect(products.get('camp-shirt')).toMatchObject({
      axes: ['size', 'color'],
      categoryKeys: ['clothing/shirts', 'new-in'],
    })
    expect(products.get('merino-beanie')?.childSkus?.length).toBeGreaterThan(1)
    expect(products.get('boxy-tee')?.categoryKeys).toEqual(['clothing/t-shirts/boxy-oversized'])
    expect(records.filter(({ kind }) => kind === 'link').length).toBeGreaterThan(2)
  })

  test('Magento: all six types, the parts of sets and groups, texts of another store view', async () => {
    const { products, records, leftOut } = await readText(exampleFile('magento2.example.csv'), 'magento')
    expect(leftOut).toEqual([])
    expect(products.size).toBe(18)
    const types = new Set([...products.values()].map(({ type }) => type))
    expect([...types].toSorted()).toEqual([
      'bundle',
      'configurable',
      'downloadable',
      'grouped',
      'simple',
      'virtual',
    ])
    const bundle = [...products.values()].find(({ type }) => type === 'bundle')
    expect(bundle?.bundleOptions?.every(({ selections }) => selections.length > 0)).toBe(true)
    expect(records.filter((one) => one.kind === 'link' && one.type === 'associated').length).toBeGreaterThan(
      0,
    )
    expect([...products.values()].some(({ texts }) => texts.de !== undefined)).toBe(true)
  })
})

const HEAD = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n'

describe('bad rows', () => {
  test('are left out and told by line, and the others come in', async () => {
    const { products, leftOut } = await readText(
      `${HEAD}cap,Cap,Size,S,CAP-S,19\ncap,,,S,CAP-S2,19\ncap,,,M,CAP-M,abc\nscarf,Scarf,,,CAP-S,12\nhat,Hat,,,HAT,15\nbag,"Bag, 12" wide,,,BAG,9\nbelt,Belt,,,BELT,8,surplus\n`,
      'shopify',
    )
    expect([...products.keys()]).toEqual(['CAP-S', 'cap', 'HAT', 'BAG'])
    expect(leftOut).toEqual([
      'goods.csv:8: the row has 7 cells where the header has 6',
      'goods.csv:4: the price of "cap" is not a number',
      'goods.csv:3: "S" stands in line 2 already, the first one counts',
      'goods.csv:5: the SKU "CAP-S" stands in line 2 already, the first one counts',
    ])
  })

  test('a text of three megabytes and a bomb of tags are told, not stored', async () => {
    const { products, leftOut } = await readText(
      `sku,name,price,description\nA,One,1,${'x'.repeat(400_000)}\nB,Two,2,${'<div>'.repeat(20_000)}\nC,Three,3,fine\nD,Four,4,${'y'.repeat(3_000_000)}\nE,Five,5,fine\n`,
      'csv',
    )
    expect([...products.keys()]).toEqual(['C', 'E'])
    expect(leftOut).toHaveLength(3)
  })
})

describe('a file as a whole', () => {
  const bytes = (text: string, charset: BufferEncoding) => new Uint8Array(Buffer.from(text, charset))

  test('in another charset is refused by line, and read once somebody says which', async () => {
    const latin = bytes('sku,name,price\nA,Cap,1\nB,M\u00fctze,2\n', 'latin1')
    await expect(readText(latin, 'csv')).rejects.toThrow('line 3 is not UTF-8')
    const { products } = await readText(latin, 'csv', { charset: 'windows-1252' })
    expect(products.get('B')?.texts.en?.name).toBe('Mütze')
  })

  test.each([';', '\t'])('with %j between its cells is read as well', async (delimiter) => {
    const { products } = await readText(
      ['sku,name,price', 'A,Cap,"1,50"']
        .map((line) => line.replace('"1,50"', '1@50').replaceAll(',', delimiter).replace('@', ','))
        .join('\n'),
      'csv',
    )
    expect(products.get('A')?.prices.priceMinor).toEqual({ us: 150, de: 100 })
  })

  test('that is a zip archive, or unpacks without end, is refused', async () => {
    const { gzipSync } = await import('node:zlib')
    await expect(readText(bytes('PK\u0003\u0004', 'latin1'), 'csv')).rejects.toThrow('zip archive')
    const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, 'a'))
    await expect(readText(bomb, 'csv')).rejects.toThrow('unpacks to more than 64 MB')
  })

  test.each([
    ['shopify', 'the column "Handle" or "URL handle" is missing'],
    ['woocommerce', 'the column "Type" is missing'],
    ['magento', 'the column "sku" is missing'],
    ['csv', 'no column is named as the sku'],
  ] as const)('of another kind than %s says which column is missing', async (format, words) => {
    await expect(readText('a,b\n1,2\n', format)).rejects.toThrow(words)
  })
})

test('a table of no known make: mapped columns, variants of one parent, prices in euro', async () => {
  const text =
    'Artikel,Modell,Bezeichnung,Preis,Farbe,Bestand\n1,M1,Mantel,"199,00",Rot,3\n2,M1,Mantel,"199,00",Blau,0\n3,,Schal,"29,90",Rot,5\n'
  const { products } = await readText(text, 'csv', {
    language: 'de',
    currency: 'EUR',
    mapping: {
      Artikel: 'sku',
      Modell: 'parent',
      Bezeichnung: 'name',
      Preis: 'price',
      Farbe: 'attribute',
      Bestand: 'qty',
    },
  })
  expect(products.get('M1')).toMatchObject({ type: 'configurable', axes: ['color'], childSkus: ['1', '2'] })
  expect(products.get('3')).toMatchObject({
    texts: { en: { name: 'Schal' }, de: { name: 'Schal' } },
    prices: { priceMinor: { de: 2990, us: 3300 } },
    attributes: { color: ['rot'] },
    stock: { qty: 5, manageStock: true },
  })
})

test('what the shop has already keeps its words; a new colour is added behind them', async () => {
  const color = {
    kind: 'attribute',
    code: 'color',
    input: 'select',
    labels: { en: 'Colour', de: 'Farbe' },
    position: 7,
    isFilterable: true,
    options: [{ key: 'red', labels: { en: 'Red', de: 'Rot' }, swatch: '#a00' }],
  } as const
  const catalogue = {
    conversions: new Map([['us', { rate: 1, stepMinor: 1 }]] as const),
    attributes: [color],
    categories: [],
    skus: new Set<string>(),
    counted: new Set<string>(),
  }
  const { records, products } = await readText('sku,name,price,Farbe\nA,Cap,1,ROT\nB,Cap,1,Lila\n', 'csv', {
    catalogue,
  })
  expect(records[0]).toEqual({
    ...color,
    options: [...color.options, { key: 'lila', labels: { en: 'Lila' } }],
  })
  expect(products.get('A')?.attributes).toEqual({ color: ['red'] })
})
