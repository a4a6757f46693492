import { createProduct, getEditedProduct } from '@vitrine/contract/catalog/editing/products'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { price, text } from '../testing/a-change.ts'
import { openEditedShop } from '../testing/an-editor.ts'

let open: Awaited<ReturnType<typeof openEditedShop>>
beforeAll(async () => {
  open = await openEditedShop()
})
afterAll(() => open.shop.close())
const shown = async (sku: string) => {
  await open.shop.made.catalog.refresh()
  return (await open.shop.api.app.inject({ url: `/api/product?sku=${sku}` })).json()
}

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
      const made = await open.call(createProduct, {
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
        await open.call(createProduct, {
          body: { sku: `${sku}-red`, type: 'simple', parts: variant, stock: { qty: 3 } },
        })
        expect((await open.save(sku, { parts: { children: [`${sku}-red`] } })).code).toBe(200)
      }
      expect((await open.save(sku, { parts: { status: 1 } })).code).toBe(200)
      expect((await shown(sku)).code).toBe(200)
    },
  )

  test('is refused where its number is taken, and where nobody could buy it', async () => {
    const taken = await open.ask(createProduct, { body: { sku: 'CAP', type: 'simple', parts: base } })
    expect([taken.code, taken.meta.field]).toEqual([400, 'sku'])
    const free = await open.ask(createProduct, {
      body: { sku: 'FREE', type: 'simple', parts: { ...base, status: 1 } },
    })
    expect([free.code, free.meta.field]).toEqual([400, 'parts.prices'])
    const odd = await open.ask(createProduct, { body: { sku: 'a/b c', type: 'simple', parts: base } })
    expect([odd.code, odd.meta.field]).toEqual([400, 'sku'])
  })

  test('two make one of the same number: the second is told', async () => {
    const make = (at: number) => {
      const named = { ...base, texts: { en: text(`New ${at}`) } }
      return open.ask(createProduct, {
        body: { sku: 'RACE', type: 'simple', parts: { ...named, ...priced } },
      })
    }
    const replies = await Promise.all([1, 2, 3].map(make))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400, 400])
  })
})

describe('a feed that comes again', () => {
  test('brings what nobody wrote by hand, and leaves the rest, and what was made here', async () => {
    await open.save('GIFT', { parts: { texts: { en: text('A gift, by hand') } } })
    const feed = boutique([
      aProduct('GIFT', {
        type: 'virtual',
        stock: undefined,
        texts: { en: { name: 'Gift of the feed' } },
        prices: { priceMinor: { us: 30_000 } },
      }),
    ])
    await importCatalogue(open.shop.database.db, feed, { source: 'boutique' })
    const gift = await open.read('GIFT')
    expect([gift.parts.texts?.en?.name, gift.parts.prices?.us?.price]).toEqual(['A gift, by hand', 300])
    expect(gift.kept_parts).toEqual(['texts'])
    const made = await open.read('MADE-simple')
    expect([made.parts.status, (await shown('MADE-simple')).code]).toEqual([1, 200])
    const bundle = await open.call(getEditedProduct, { params: { id: await open.idOf('MADE-bundle') } })
    expect(bundle.parts.bundle_options?.[0]?.selections).toHaveLength(1)
  })
})
