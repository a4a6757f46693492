// WooCommerce's products as its exporter writes them, in five languages.
import { describe, expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'
import { cap, read } from '../testing/woocommerce-rows.ts'

describe('headers of a shop', () => {
  test.each([
    [
      'in German',
      ['Typ', 'Artikelnummer', 'Name', 'Regulärer Preis', 'Angebotspreis', 'Bestand', 'Kategorien'],
    ],
    ['in Russian', ['Тип', 'Артикул', 'Имя', 'Базовая цена', 'Акционная цена', 'Запасы', 'Категории']],
    ['in Ukrainian', ['Тип', 'Артикул', 'Назва', 'Звичайна ціна', 'Ціна розпродажу', 'Запаси', 'Категорії']],
    ['in Chinese', ['类型', 'SKU', '名称', '常规售价', '促销价格', '库存', '分类']],
  ])('%s mean the same', async (_, columns) => {
    const { products, leftOut } = await readText(
      `${columns.join(',')}\nsimple,CAP,Cap,"19,90",15,4,Caps\n`,
      'woocommerce',
    )
    expect(leftOut).toEqual([])
    expect(products.get('CAP')).toMatchObject({
      prices: { priceMinor: { us: 1990 }, specialMinor: { us: 1500 } },
      stock: { qty: 4 },
      categoryKeys: ['caps'],
    })
  })
})

describe('a reduction', () => {
  const reduced = (from: string, to: string) =>
    cap({ 'Sale price': '15', 'Date sale price starts': from, 'Date sale price ends': to })

  test.each([
    ['2026-01-01', '2026-01-31'],
    ['2026-01-01 00:00:00', '2026-01-31 00:00:00'],
    ['2026-01-01T10:30:00', '2026-01-31T10:30:00'],
    ['1/1/26 0:00', '1/31/26 0:00'],
    ['1/1/2026', '1/31/2026'],
    ['01.01.2026', '31.01.2026'],
  ])('from %j to %j holds from the first to the end of the last day', async (from, to) => {
    const { products } = await read(reduced(from, to))
    expect(products.get('CAP')?.prices).toMatchObject({
      specialMinor: { us: 1500 },
      specialFrom: '2026-01-01T00:00:00.000Z',
      specialTo: expect.stringMatching(/^2026-01-31T23:59/),
    })
  })

  test('whose days are none is left out and told, rather than to last for ever', async () => {
    const { products, remarks } = await read(reduced('2026-01-01', '31/12/2026'))
    expect(products.get('CAP')?.prices.specialMinor).toBeUndefined()
    expect(remarks).toEqual(['goods.csv:2: "31/12/2026" is no date: "CAP" is imported without its reduction'])
  })

  test('without an end has none', async () => {
    const { products } = await read(reduced('2026-01-01', ''))
    expect(products.get('CAP')?.prices).not.toHaveProperty('specialTo')
  })
})

describe('what is sold', () => {
  test.each([
    ['1', 1],
    ['', 1],
    ['0', 2],
    ['-1', 2],
  ])('published %j', async (published, status) => {
    expect((await read(cap({ Published: published }))).products.get('CAP')?.status).toBe(status)
  })

  test.each([
    [{ Stock: '5' }, { qty: 5, manageStock: true }],
    [{ Stock: '' }, { qty: 0, manageStock: false }],
    [
      { Stock: '', 'In stock?': '0' },
      { qty: 0, manageStock: true },
    ],
    [
      { Stock: '0', 'Backorders allowed?': 'notify' },
      { qty: 0, manageStock: false },
    ],
    [
      { Stock: '0', 'Backorders allowed?': '0' },
      { qty: 0, manageStock: true },
    ],
  ])('a stock of %j', async (cells, stock) => {
    expect((await read(cap(cells))).products.get('CAP')?.stock).toEqual(stock)
  })

  test.each([
    ['visible', 4],
    ['catalog', 2],
    ['search', 3],
    ['hidden', 1],
    ['', 4],
  ])('visibility %j', async (cell, visibility) => {
    expect((await read(cap({ 'Visibility in catalog': cell }))).products.get('CAP')?.visibility).toBe(
      visibility,
    )
  })

  test.each([
    ['simple, virtual', 'virtual'],
    ['simple, downloadable, virtual', 'downloadable'],
    ['Simple', 'simple'],
    ['external', 'simple'],
  ])('of the type %j', async (cell, type) => {
    expect((await read(cap({ Type: cell }))).products.get('CAP')?.type).toBe(type)
  })

  test('elsewhere is sold out here, and told', async () => {
    const { products, remarks } = await read(cap({ Type: 'external', Stock: '5' }))
    expect(products.get('CAP')?.stock).toEqual({ qty: 0, manageStock: true })
    expect(remarks).toHaveLength(1)
  })

  test('without a SKU goes by its name', async () => {
    expect([...(await read(cap({ SKU: '' }))).products.keys()]).toEqual(['cap'])
  })

  test('is weighed in the unit of its header', async () => {
    for (const [column, cell] of Object.entries({
      'Weight (kg)': '0.25',
      'Gewicht (g)': '250',
      'Weight (lbs)': '0.551',
      'Вес (кг)': '0,25',
    }))
      expect([column, (await read(cap({ [column]: cell }))).products.get('CAP')?.weightGrams]).toEqual([
        column,
        250,
      ])
  })
})

test('texts: two characters are a line feed, three are the two', async () => {
  const { products } = await read(cap({ Description: 'one\\ntwo C:\\\\new' }))
  expect(products.get('CAP')?.texts.en?.description).toBe('one\ntwo C:\\new')
})

test('links by key and by number lead to the goods; to what is not there they are told', async () => {
  const { records, remarks } = await read(
    cap({ ID: '1', Upsells: 'id:2, GONE', 'Cross-sells': 'HAT' }),
    cap({ ID: '2', SKU: 'HAT', Name: 'Hat' }),
    cap({ Type: 'grouped', SKU: 'SET', Name: 'Set', 'Regular price': '', 'Grouped products': 'CAP, id:2' }),
  )
  const links = records.flatMap((one) =>
    one.kind === 'link' ? [`${one.sku} ${one.type} ${one.linkedSku} ${one.position}`] : [],
  )
  expect(links).toEqual([
    'CAP upsell HAT 0',
    'CAP crosssell HAT 0',
    'SET associated CAP 0',
    'SET associated HAT 1',
  ])
  expect(remarks).toEqual(['goods.csv:2: "CAP" names "GONE", which is not in the file'])
})

test('files to load are sold under their names', async () => {
  const { products } = await read(
    cap({
      Type: 'simple, downloadable',
      'Download 1 name': 'Part &amp; pattern',
      'Download 1 URL': 'p.pdf',
      'Download 2 name': '',
      'Download 2 URL': 'q.pdf',
    }),
  )
  expect(products.get('CAP')?.downloads).toEqual([
    { titles: { en: 'Part & pattern' }, file: 'p.pdf' },
    { titles: { en: '2' }, file: 'q.pdf' },
  ])
})
