import {
  createProduct,
  getEditedProduct,
  listEditedProducts,
  saveProducts,
} from '@vitrine/contract/catalog/editing/products'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { openEditedShop } from './testing/an-editor.ts'

let open: Awaited<ReturnType<typeof openEditedShop>>
beforeAll(async () => {
  open = await openEditedShop()
})
afterAll(() => open.shop.close())

const { read, save, ask, call } = new Proxy({} as Awaited<ReturnType<typeof openEditedShop>>, {
  get:
    (_, name: 'read') =>
    (...given: never[]) =>
      (open[name] as (...all: never[]) => unknown)(...given),
})
const shown = async (sku: string, store = 'us') => {
  await open.shop.made.catalog.refresh()
  return open.shop.api.app
    .inject({ url: `/api/product?sku=${sku}`, headers: { 'x-vs-store-code': store } })
    .then((reply) => reply.json())
}
const text = (name: string, more: object = {}) => ({
  ...{ name, description: '', short_description: '', url_key: '' },
  ...more,
})
const price = (amount: number, more: object = {}) => ({
  ...{ price: amount, special_price: null, special_from: null, special_to: null },
  ...more,
})
const lines = () =>
  open.shop.database.db.selectFrom('audit').selectAll().where('permission', '=', 'catalog:write').execute()
const generation = async () =>
  (await open.shop.database.db.selectFrom('catalogue_generation').select('current').executeTakeFirstOrThrow())
    .current
const documents = async () =>
  (
    await sql<{
      product_id: number
      changed_at: Date
    }>`select product_id, changed_at from product_document where until is null`.execute(open.shop.database.db)
  ).rows

describe('a change of one product', () => {
  test('is what every reader sees, in the same generation, and leaves the other documents alone', async () => {
    const [before, id] = [await documents(), await open.idOf('STRAW')]
    const at = await generation()
    expect(
      (await save('STRAW', { parts: { texts: { en: text('Sun hat', { url_key: 'straw-hat' }) } } })).code,
    ).toBe(200)
    await open.shop.made.catalog.refresh()
    expect(await generation()).toBe(at)
    const list = await call(listEditedProducts, { query: { q: 'sun hat' } })
    expect(list.items.map(({ sku, name }) => [sku, name])).toEqual([['STRAW', 'Sun hat']])
    expect((await shown('STRAW')).result.product.name).toBe('Sun hat')
    const changed = (await documents()).filter(
      (now) =>
        before.find((was) => was.product_id === now.product_id)?.changed_at.getTime() !==
        now.changed_at.getTime(),
    )
    expect(changed.map(({ product_id }) => product_id)).toEqual([id])
  })

  test('leaves a line with what it was and is', async () => {
    await save('STRAW', { parts: { visibility: 2 } })
    expect((await lines()).at(-1)).toMatchObject({
      ...{ entity: 'product', entity_id: 'STRAW', permission: 'catalog:write' },
      ...{ before: { visibility: 4 }, after: { visibility: 2 } },
    })
    await save('STRAW', { parts: { visibility: 4 } })
  })

  test('of a name, leaves the address; a new address leaves a redirect', async () => {
    const { paths } = await read('CAP')
    await save('CAP', { parts: { texts: { en: text('Merino cap', { url_key: 'merino-cap' }) } } })
    expect((await read('CAP')).paths.en).toBe('merino-cap')
    const { rows } = await sql<{ target: string }>`select target from url_path
      where language = 'en' and path = ${paths.en} and entity_type = 'redirect'`.execute(
      open.shop.database.db,
    )
    expect(rows).toEqual([{ target: 'merino-cap' }])
  })

  test('marks the translations that are older than it', async () => {
    const german = { de: text('Merinomütze', { url_key: 'merinomuetze' }) }
    await save('CAP', { parts: { texts: german } })
    expect((await read('CAP')).text_states).toMatchObject({ en: 'there', de: 'there', ru: 'missing' })
    await save('CAP', { parts: { texts: { en: text('Merino cap, warm', { url_key: 'merino-cap' }) } } })
    expect((await read('CAP')).text_states).toMatchObject({ en: 'there', de: 'older' })
    await save('CAP', { parts: { texts: { de: text('') } } })
    expect((await read('CAP')).text_states.de).toBe('missing')
  })

  test('takes a price window of its own in each store, and variants that cost the same follow', async () => {
    const window = { special_from: '2026-11-27T00:00:00Z', special_to: '2026-11-30T23:59:59Z' }
    await save('DRESS', {
      parts: { prices: { de: price(75, { special_price: 60, ...window }), us: price(85) } },
    })
    const dress = await read('DRESS')
    expect(dress.parts.prices).toMatchObject({
      de: { special_price: 60, special_from: '2026-11-27T00:00:00.000Z' },
      us: { price: 85, special_price: null },
    })
    const red = await read('DRESS-red-s')
    // Medium cost more than the dress before, and goes on doing so.
    expect([red.parts.prices?.us?.price, red.parts.prices?.de?.special_price]).toEqual([85, 60])
    expect((await read('DRESS-red-m')).parts.prices).toMatchObject({
      us: { price: 90 },
      de: { special_price: 60 },
    })
    expect((await read('DRESS-navy-s')).parts.prices?.us).toMatchObject({ price: 80, special_price: 60 })
    const { rows } =
      await sql`select from former_price f join product using (product_id) where sku = 'DRESS-red-s'`.execute(
        open.shop.database.db,
      )
    expect(rows).toHaveLength(2)
  })

  test('takes it off the shelves and puts it back', async () => {
    await save('FOUND', { parts: { status: 2 } })
    const off = await shown('FOUND')
    await save('FOUND', { parts: { status: 1 } })
    expect([off.code === 200, (await shown('FOUND')).code]).toEqual([false, 200])
  })
})

describe('two editors at once', () => {
  test('the second is told, and shown what the first wrote', async () => {
    const { id, version } = await read('BERET')
    const write = (name: string) =>
      ask(saveProducts, { body: { items: [{ id, version, parts: { texts: { en: text(name) } } }] } })
    const replies = await Promise.all([write('One'), write('Two'), write('Three')])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
    const late = replies.find(({ code }) => code === 409)
    const [detail] = late?.meta.details ?? []
    const { texts } = (await read('BERET')).parts
    expect(detail).toMatchObject({
      path: 'items.0.version',
      current: { texts: { en: { name: texts?.en?.name } } },
    })
  })

  test('pieces that were sold meanwhile are not brought back', async () => {
    const { id, version } = await read('LISTED')
    await sql`update stock_item set qty = 7 where product_id = ${id}`.execute(open.shop.database.db)
    const stock = { was: 10, qty: 12 }
    const late = await ask(saveProducts, { body: { items: [{ id, version, stock }] } })
    expect(late).toMatchObject({
      code: 409,
      result: 'STOCK_CHANGED',
      meta: { details: [{ path: 'items.0.stock.was', stock: 7 }] },
    })
    const again = await call(saveProducts, { body: { items: [{ id, version, stock: { was: 7, qty: 12 } }] } })
    expect(again.items[0]?.stock).toBe(12)
  })

  test('of a table of cells one that is wrong keeps all of them from being written', async () => {
    const [cap, straw] = [await read('CAP'), await read('STRAW')]
    const items = [
      { id: cap.id, version: cap.version, parts: { prices: { us: price(31) } } },
      { id: straw.id, version: 'an-old-one', parts: { prices: { us: price(32) } } },
    ]
    expect((await ask(saveProducts, { body: { items } })).code).toBe(409)
    expect((await read('CAP')).version).toBe(cap.version)
  })
})

describe('bad input is told by its field', () => {
  const bomb = '<div>'.repeat(11_000)
  test.each<[string, object, number, string | undefined]>([
    ['a negative price', { prices: { us: price(-1) } }, 400, 'items.0.parts.prices.us.price'],
    [
      'a price of three digits after the point',
      { prices: { us: price(1.005) } },
      400,
      'items.0.parts.prices.us.price',
    ],
    [
      'a reduction that is none',
      { prices: { us: price(10, { special_price: 10 }) } },
      400,
      'items.0.parts.prices.us.special_price',
    ],
    [
      'a window that ends before it begins',
      {
        prices: {
          us: price(10, {
            special_price: 5,
            special_from: '2026-02-02T00:00:00Z',
            special_to: '2026-02-01T00:00:00Z',
          }),
        },
      },
      400,
      'items.0.parts.prices.us.special_to',
    ],
    ['no English name', { texts: { en: text('') } }, 400, 'items.0.parts.texts.en.name'],
    ['a name of two lines', { texts: { en: text('a\nb') } }, 400, 'items.0.parts.texts.en.name'],
    ['a text of 3 MB', { texts: { en: text('a', { description: 'x'.repeat(3_000_000) }) } }, 413, undefined],
    [
      'a text of 100,000 letters',
      { texts: { en: text('a', { description: 'x'.repeat(100_000) }) } },
      400,
      'items.0.parts.texts.en.description',
    ],
    ['a category of nobody', { categories: ['women', 'nowhere'] }, 400, 'items.0.parts.categories.1'],
    ['an attribute of nobody', { attributes: { shape: ['round'] } }, 400, 'items.0.parts.attributes.shape'],
    ['an option of nobody', { attributes: { color: ['plaid'] } }, 400, 'items.0.parts.attributes.color'],
    [
      'a link to nothing',
      { links: [{ type: 'related', sku: 'NONE', qty: 1 }] },
      400,
      'items.0.parts.links.0.sku',
    ],
    [
      'a link to itself',
      { links: [{ type: 'related', sku: 'CAP', qty: 1 }] },
      400,
      'items.0.parts.links.0.sku',
    ],
    [
      'a foreign picture',
      { media: [{ path: '../../etc/passwd', label: '', color_key: null }] },
      400,
      'items.0.parts.media.0.path',
    ],
    ['a tax class of nobody', { tax_class: 'None such' }, 400, 'items.0.parts.tax_class'],
    ['a part nobody knows', { colour: 'red' }, 400, 'items.0.parts.colour'],
    ['a prototype', { attributes: { constructor: ['x'] } }, 400, 'items.0.parts.attributes.constructor'],
  ])('%s', async (...[, parts, code, field]) => {
    const { version } = await read('CAP')
    const reply = await save('CAP', { parts })
    expect([reply.code, reply.meta.field]).toEqual([code, field])
    expect((await read('CAP')).version).toBe(version)
  })

  test('variants that differ in nothing, have no option, or are another’s', async () => {
    const twins = await save('DRESS', { parts: { children: ['DRESS-red-s', 'DRESS-red-s'] } })
    expect([twins.code, twins.meta.field]).toEqual([400, 'items.0.parts.children.1'])
    const plain = await save('DRESS', { parts: { children: ['CAP'] } })
    expect([plain.code, plain.meta.field]).toEqual([400, 'items.0.parts.children.0'])
    const none = await save('DRESS', { parts: { children: [] } })
    expect([none.code, none.meta.field]).toEqual([400, 'items.0.parts.children'])
  })

  test('a product nobody knows, and one named twice', async () => {
    const { id, version } = await read('CAP')
    const unknown = await ask(saveProducts, {
      body: { items: [{ id: 999_999, version, parts: { status: 1 } }] },
    })
    const twice = await ask(saveProducts, {
      body: {
        items: [
          { id, version },
          { id, version },
        ],
      },
    })
    expect([unknown.code, twice.code, twice.meta.field]).toEqual([404, 400, 'items.1.id'])
  })

  test('HTML nested eleven thousand deep is made whole or refused, and scripts are gone', async () => {
    expect(
      (await save('CAP', { parts: { texts: { en: text('Cap', { description: bomb }) } } })).code,
    ).toBeLessThan(500)
    const evil = '<p onclick="x()">Warm<script>alert(1)</script></p>'
    await save('CAP', { parts: { texts: { en: text('Cap', { description: evil }) } } })
    expect((await read('CAP')).parts.texts?.en?.description).toBe('<p>Warm</p>')
  })
})

describe('a new product', () => {
  const base = { texts: { en: text('New one') }, categories: ['women'] }
  const priced = { prices: { us: price(20), de: price(18) } }
  const parts = {
    simple: priced,
    virtual: priced,
    downloadable: { ...priced, downloads: [{ titles: { en: 'A file' }, file: 'files/a.pdf', prices: {} }] },
    configurable: { ...priced, axes: ['color'] },
    grouped: { links: [{ type: 'associated' as const, sku: 'STRAW', qty: 1 }] },
    bundle: {
      bundle_options: [
        {
          titles: { en: 'Hat' },
          type: 'radio' as const,
          required: true,
          selections: [{ sku: 'STRAW', qty: 1, is_default: true, can_change_quantity: false }],
        },
      ],
    },
  }
  test.each(Object.keys(parts) as (keyof typeof parts)[])(
    'of type %s is made, kept to the staff, and put on sale',
    async (type) => {
      const sku = `MADE-${type}`
      const made = await call(createProduct, {
        body: { sku, type, parts: { ...base, ...parts[type] }, stock: { qty: 4 } },
      })
      expect(made).toMatchObject({ sku, type, parts: { status: 2, ...parts[type] } })
      expect((await shown(sku)).code).not.toBe(200)
      if (type === 'configurable') {
        const variant = {
          texts: { en: text('Red') },
          visibility: 1 as const,
          status: 1 as const,
          attributes: { color: ['red'] },
          ...priced,
        }
        await call(createProduct, {
          body: { sku: `${sku}-red`, type: 'simple', parts: variant, stock: { qty: 3 } },
        })
        expect((await save(sku, { parts: { children: [`${sku}-red`] } })).code).toBe(200)
      }
      expect((await save(sku, { parts: { status: 1 } })).code).toBe(200)
      expect((await shown(sku)).code).toBe(200)
    },
  )

  test('is refused where its number is taken, and where nobody could buy it', async () => {
    const taken = await ask(createProduct, { body: { sku: 'CAP', type: 'simple', parts: base } })
    expect([taken.code, taken.meta.field]).toEqual([400, 'sku'])
    const free = await ask(createProduct, {
      body: { sku: 'FREE', type: 'simple', parts: { ...base, status: 1 } },
    })
    expect([free.code, free.meta.field]).toEqual([400, 'parts.prices'])
    const odd = await ask(createProduct, { body: { sku: 'a/b c', type: 'simple', parts: base } })
    expect([odd.code, odd.meta.field]).toEqual([400, 'sku'])
  })

  test('two make one of the same number: the second is told', async () => {
    const make = () =>
      ask(createProduct, { body: { sku: 'RACE', type: 'simple', parts: { ...base, ...priced } } })
    const replies = await Promise.all([make(), make(), make()])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400, 400])
  })
})

describe('a feed that comes again', () => {
  test('brings what nobody wrote by hand, and leaves the rest, and what was made here', async () => {
    await save('GIFT', { parts: { texts: { en: text('A gift, by hand') } } })
    const feed = boutique([
      aProduct('GIFT', {
        type: 'virtual',
        stock: undefined,
        texts: { en: { name: 'Gift of the feed' } },
        prices: { priceMinor: { us: 30_000 } },
      }),
    ])
    await importCatalogue(open.shop.database.db, feed, { source: 'boutique' })
    const gift = await read('GIFT')
    expect([gift.parts.texts?.en?.name, gift.parts.prices?.us?.price]).toEqual(['A gift, by hand', 300])
    expect(gift.kept_parts).toEqual(['texts'])
    const made = await read('MADE-simple')
    expect([made.parts.status, (await shown('MADE-simple')).code]).toEqual([1, 200])
    const bundle = await call(getEditedProduct, { params: { id: await open.idOf('MADE-bundle') } })
    expect(bundle.parts.bundle_options?.[0]?.selections).toHaveLength(1)
  })
})
