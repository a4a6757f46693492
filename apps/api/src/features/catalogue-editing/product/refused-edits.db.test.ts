import { saveProducts } from '@vitrine/contract/catalog/editing/products'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { price, text } from '../testing/a-change.ts'
import { openEditedShop } from '../testing/an-editor.ts'

let open: Awaited<ReturnType<typeof openEditedShop>>
beforeAll(async () => {
  open = await openEditedShop()
})
afterAll(() => open.shop.close())

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
    ['a text of 3 MB', { texts: { en: text('a', { description: 'x'.repeat(3_000_000) }) } }, 413, 'body'],
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
    const { version } = await open.read('CAP')
    const reply = await open.save('CAP', { parts })
    expect([reply.code, reply.meta.field]).toEqual([code, field])
    expect((await open.read('CAP')).version).toBe(version)
  })

  test('variants that differ in nothing, have no option, or are another’s', async () => {
    const twins = await open.save('DRESS', { parts: { children: ['DRESS-red-s', 'DRESS-red-s'] } })
    expect([twins.code, twins.meta.field]).toEqual([400, 'items.0.parts.children.1'])
    const plain = await open.save('DRESS', { parts: { children: ['CAP'] } })
    expect([plain.code, plain.meta.field]).toEqual([400, 'items.0.parts.children.0'])
    // An unknown one was told by its place alone, which nobody finds again among a hundred variants.
    const unknown = await open.save('DRESS', { parts: { children: ['DRESS-red-s', 'GONE-1'] } })
    expect(unknown.meta.details).toMatchObject([
      {
        ...{ path: 'items.0.parts.children.1', reason: 'NO_SUCH_SKU', params: { sku: 'GONE-1' } },
        message: 'GONE-1 is no product',
      },
    ])
    const none = await open.save('DRESS', { parts: { children: [] } })
    expect([none.code, none.meta.field]).toEqual([400, 'items.0.parts.children'])
  })

  test('a product nobody knows, and one named twice', async () => {
    const { id, version } = await open.read('CAP')
    const unknown = await open.ask(saveProducts, {
      body: { items: [{ id: 999_999, version, parts: { status: 1 } }] },
    })
    const twice = await open.ask(saveProducts, {
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
      (await open.save('CAP', { parts: { texts: { en: text('Cap', { description: bomb }) } } })).code,
    ).toBeLessThan(500)
    const evil = '<p onclick="x()">Warm<script>alert(1)</script></p>'
    await open.save('CAP', { parts: { texts: { en: text('Cap', { description: evil }) } } })
    expect((await open.read('CAP')).parts.texts?.en?.description).toBe('<p>Warm</p>')
  })
})
