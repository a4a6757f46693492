// Tables somebody kept in a spreadsheet: which column is which, what belongs together, and what is left out.
import { describe, expect, test } from 'vitest'
import { guessMapping } from './generic.ts'
import { readText } from './testing/read-text.ts'

const read = (lines: readonly string[], options?: Parameters<typeof readText>[2]) =>
  readText(`${lines.join('\n')}\n`, 'csv', options)

describe('columns are guessed from their names', () => {
  test.each([
    [
      'in English',
      ['Item No.', 'Title', 'Price', 'Quantity', 'Picture'],
      ['sku', 'name', 'price', 'qty', 'image'],
    ],
    [
      'in German',
      ['Artikelnummer', 'Bezeichnung', 'Preis', 'Bestand', 'Bilder'],
      ['sku', 'name', 'price', 'qty', 'image'],
    ],
    [
      'in Russian',
      ['Артикул', 'Наименование', 'Цена', 'Остаток', 'Фото'],
      ['sku', 'name', 'price', 'qty', 'image'],
    ],
    [
      'in Ukrainian',
      ['Артикул', 'Назва', 'Ціна', 'Кількість', 'Зображення'],
      ['sku', 'name', 'price', 'qty', 'image'],
    ],
    ['in Chinese', ['货号', '名称', '价格', '库存', '图片'], ['sku', 'name', 'price', 'qty', 'image']],
  ])('%s', (_, columns, targets) => {
    expect(columns.map((column) => guessMapping(columns)[column])).toEqual(targets)
  })

  test('a second column of one meaning is not guessed, and a stranger is passed over', () => {
    expect(guessMapping(['sku', 'price', ' Regular Price ', 'Colour', 'Notes of Monday'])).toEqual({
      sku: 'sku',
      price: 'price',
      Colour: 'attribute',
    })
  })

  test('a column by the very name of a field is it, wherever another of that meaning stands', () => {
    const mapping = guessMapping(['Model', 'Status', 'sku', 'name', 'active', 'Parent', 'price'])
    expect(mapping).toEqual({
      ...{ sku: 'sku', name: 'name', active: 'active', Parent: 'parent', price: 'price' },
    })
  })

  test('in a table of ours every attribute of the shop is one, in that of others those of clothes alone', () => {
    const columns = ['sku', 'Season', 'Made in', 'Notes of Monday']
    const codes = ['season', 'made_in', 'pattern']
    expect(guessMapping(columns, codes)).toEqual({ sku: 'sku' })
    expect(guessMapping([...columns, 'vitrine_record'], codes)).toEqual({
      ...{ sku: 'sku', Season: 'attribute', 'Made in': 'attribute' },
    })
  })

  test.each(['sku', 'name', 'price'])('without the %s nothing is read', async (missing) => {
    const columns = ['sku', 'name', 'price'].filter((one) => one !== missing)
    await expect(read([columns.join(','), 'A,B'])).rejects.toThrow(`no column is named as the ${missing}`)
  })
})

test('a column that is called otherwise than when somebody said what it is, is told by its name', async () => {
  const mapping = { nr: 'sku', what: 'name', costs: 'price' } as const
  await expect(read(['nr,what,price', 'A,Cap,1'], { mapping })).rejects.toThrow(
    'the column "costs" is missing: it was said to be the price',
  )
  expect((await read(['NR ,What,Costs', 'A,Cap,1'], { mapping })).products.size).toBe(1)
})

test('a sign nobody sees in a key made another product of it, or another group', async () => {
  const { products, leftOut } = await read([
    'sku,parent,name,price,size',
    'CAP\u200b,,Cap,1,',
    'CAP,,Cap,1,',
    'TEE-\u00adS,TEE\ufeff,Tee,2,S',
    'TEE-M,TEE,Tee,2,M',
  ])
  expect([...products.keys()]).toEqual(expect.arrayContaining(['CAP', 'TEE', 'TEE-S', 'TEE-M']))
  expect(products.size).toBe(4)
  expect(JSON.stringify(leftOut)).toContain('CAP')
})

test('a product was taken off the shelves where its row could not be read and its key held a sign nobody sees', async () => {
  const { named } = await read(['sku,name,price', 'CAP\u200b,Cap,1,too,many', 'HAT,Hat,1'])
  expect([...named]).toEqual(expect.arrayContaining(['CAP', 'HAT']))
})

describe('a row', () => {
  test('without its key, name or price is told, and the others come in', async () => {
    const { products, leftOut, rows } = await read([
      'sku,name,price',
      ',Cap,1',
      'B,,1',
      'C,Cap,',
      'D,Cap,1',
      'D,Hat,2',
    ])
    expect([...products.keys()]).toEqual(['D'])
    expect(products.get('D')?.texts.en?.name).toBe('Cap')
    expect(leftOut).toEqual([
      'goods.csv:2: the SKU is empty',
      'goods.csv:3: the name of "B" is empty',
      'goods.csv:4: the price of "C" is empty',
      'goods.csv:6: the SKU "D" stands in line 5 already, the first one counts',
    ])
    expect(rows).toBe(5)
  })

  test('that names a product of variants once more is told', async () => {
    const { products, leftOut } = await read([
      'sku,parent,name,price,size',
      'TEE,,Tee,9,',
      'TEE-S,TEE,Tee,9,S',
      'TEE,,Tea,1,',
      'TEE-M,TEE,Tee,9,M',
    ])
    expect(products.get('TEE')).toMatchObject({
      texts: { en: { name: 'Tee' } },
      childSkus: ['TEE-S', 'TEE-M'],
    })
    expect(leftOut).toEqual(['goods.csv:4: the SKU "TEE" stands in line 2 already, the first one counts'])
  })

  test('comes in at its place, whether or not it has variants', async () => {
    const { products } = await read([
      'sku,parent,name,price,size',
      'B-S,B,B,9,S',
      'A,,A,9,',
      'B-M,B,B,9,M',
      'C,,C,9,',
      'B,,B,9,',
    ])
    expect([...products.keys()]).toEqual(['B-S', 'B-M', 'B', 'A', 'C'])
  })

  test('of too long a key or name is told in few words', async () => {
    const { leftOut } = await read([
      'sku,name,price',
      `${'S'.repeat(65)},Cap,1`,
      `B,${'n'.repeat(256)},1`,
      `${'S'.repeat(64)},${'n'.repeat(255)},1`,
    ])
    expect(leftOut).toEqual([
      `goods.csv:2: the SKU "${'S'.repeat(40)}…" is longer than 64 characters`,
      'goods.csv:3: the name of "B" is longer than 255 characters',
    ])
  })

  test('keeps a key of digits as it is written', async () => {
    const { products } = await read(['sku,name,price', "'0012,Cap,1", '0013,Hat,1', '1E5,Bag,1'])
    expect([...products.keys()]).toEqual(['0012', '0013', '1E5'])
  })

  test('is sold unless it says otherwise', async () => {
    const { products } = await read([
      'sku,name,price,active',
      'A,A,1,',
      'B,B,1,yes',
      'C,C,1,active',
      'D,D,1,0',
      'E,E,1,draft',
      'F,F,1,Да',
    ])
    expect([...products].map(([sku, { status }]) => `${sku}${status}`)).toEqual([
      'A1',
      'B1',
      'C1',
      'D2',
      'E2',
      'F1',
    ])
  })

  test('without a count is never sold out; with one below none it is', async () => {
    const { products } = await read(['sku,name,price,qty', 'A,A,1,', 'B,B,1,-4', 'C,C,1,3.0'])
    expect(['A', 'B', 'C'].map((sku) => products.get(sku)?.stock)).toEqual([
      { qty: 0, manageStock: false },
      { qty: 0, manageStock: true },
      { qty: 3, manageStock: true },
    ])
  })

  test('names several places, each from the top down, and several pictures in their order', async () => {
    const { products, records } = await read([
      'sku,name,price,category,image',
      'A,A,1,"Women > Knitwear, Sale / Winter","b.jpg, a.jpg,b.jpg"',
    ])
    expect(products.get('A')).toMatchObject({
      categoryKeys: ['women/knitwear', 'sale/winter'],
      media: [{ path: 'b.jpg' }, { path: 'a.jpg' }],
    })
    const keys = records.flatMap((one) => (one.kind === 'category' ? [`${one.parentKey} ${one.key}`] : []))
    expect(keys).toEqual(['null women', 'women women/knitwear', 'null sale', 'sale sale/winter'])
  })
})

describe('money', () => {
  test('with the sign of its currency, before or behind, is the same money', async () => {
    const cells = ['€19.90', '19,90 €', 'EUR 19.90', '19.90eur', '19.90']
    const { products, leftOut } = await read(
      ['sku;name;price', ...cells.map((cell, at) => `S${at};Cap;${cell}`)],
      { currency: 'EUR' },
    )
    expect(leftOut).toEqual([])
    expect([...products.values()].map(({ prices }) => prices.priceMinor.de)).toEqual(cells.map(() => 1990))
  })

  test('of another currency is not taken for that of the file', async () => {
    const { products, leftOut } = await read([
      'sku;name;price',
      'A;Cap;€19.90',
      'B;Cap;1 990 ₽',
      'C;Cap;$19.90',
      'D;Cap;1990 руб.',
    ])
    expect([...products.keys()]).toEqual(['C'])
    expect(leftOut).toEqual([
      'goods.csv:2: the price of "A" is in EUR, not in USD',
      'goods.csv:3: the price of "B" is in RUB, not in USD',
      'goods.csv:5: the price of "D" is in RUB, not in USD',
    ])
  })

  test('that is reduced to more, to the same or to nothing is not reduced', async () => {
    const { products } = await read([
      'sku,name,price,sale price',
      'A,A,10,12',
      'B,B,10,10',
      'C,C,10,0',
      'D,D,10,8',
      'E,E,10,',
    ])
    expect([...products.values()].map(({ prices }) => prices.specialMinor?.us)).toEqual([
      undefined,
      undefined,
      undefined,
      800,
      undefined,
    ])
  })
})
