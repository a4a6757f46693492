import type { Product } from '@vitrine/domain/catalog/product'
import { act, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aCard, anAxis, aProduct, aStock, aVariant } from '#web/lib/catalog/testing/a-product.ts'
import { loadBody } from './load-body.ts'
import type { ProductData } from './product-data.ts'
import { View } from './product-view.tsx'
import { aProductShop } from './testing/a-product-shop.ts'

const shop = aProductShop()
// As for a page that is gone to.
beforeAll(loadBody)
beforeEach(() => {
  shop().client.script['product.renderList'] = () => ({ items: [] })
  shop().client.script['stock.list'] = () => []
})

const dataOf = (product: Product, more: Partial<ProductData> = {}): ProductData => ({
  ...{ product, childSku: null, worn: [], similar: [], deliveries: [] },
  reviews: {
    ...{ items: [], total: 0, average: 0, fit: null, sizes: [] },
    histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  },
  ...more,
})
const open = async (
  facts: Partial<Product> = {},
  { store, ...more }: Partial<ProductData> & { store?: string } = {},
) => {
  const opened = await openPage(<View data={dataOf(aProduct({ name: 'Linen dress', ...facts }), more)} />, {
    ...{ shop: shop(), address: '/dress' },
    ...(store && { store }),
  })
  await settled()
  return opened
}
const answered = (what: () => void) =>
  vi.waitFor(async () => {
    await settled()
    what()
  })
const buyButton = () => textOf(document.querySelector('[data-buy]'))
const told = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

describe('what others see of a product', () => {
  // Others read what the server writes.
  beforeEach(() => void vi.stubEnv('SSR', true))
  afterEach(() => void vi.unstubAllEnvs())

  it('its name, words and address', async () => {
    await open({ short_description: 'Airy.' })
    expect([document.title, told('description')]).toEqual(['Linen dress · Vitrine', 'Airy.'])
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/dress')
  })

  it('the first words of its long text where it has no short one, without markup and what only binds words', async () => {
    await open({
      name: 'V-\u2060neck',
      short_description: '',
      description: '<p>For <b>long</b> evenings</p>',
    })
    expect([document.title, told('description')]).toEqual(['V-neck · Vitrine', 'For long evenings'])
  })

  it('the way to it ends in its name, which leads nowhere', async () => {
    await open()
    const crumbs = [...document.querySelectorAll('nav li')].map(textOf)
    expect([crumbs[0], crumbs.at(-1), has('link', 'Linen dress')]).toEqual(['Home', 'Linen dress', false])
  })
})

describe('marks on its picture', () => {
  const reduced = { price_incl_tax: 60, old_price: 100 }
  it('tell how much less it costs, and that it is new', async () => {
    await open({ ...reduced, new: true })
    expect(page()).toMatch(/−40%\s?New/)
  })

  it('in the Union the reduction counts from the lowest price before', async () => {
    await open({ ...reduced, lowest_price: 75 }, { store: 'de' })
    expect([page().includes('−20%'), page().includes('−40%')]).toEqual([true, false])
  })

  it('a price that only looks reduced has none, nor what is not new', async () => {
    await open({ price_incl_tax: 60, old_price: 60 })
    expect(page()).not.toMatch(/%|New/)
  })

  it('of variants it is that of the chosen one', async () => {
    const variants = {
      type_id: 'configurable' as const,
      configurable_options: [anAxis('size', ['s', 'm'], 'Size')],
      configurable_children: [aVariant({ size: 's' }), aVariant({ size: 'm' }, { price: 30, old_price: 40 })],
    }
    await open(variants)
    expect(page()).not.toContain('%')
    await press('choice', 'M')
    expect(page()).toContain('−25%')
  })
})

describe('a page that was kept since yesterday', () => {
  const stocked = (sku: string, qty: number) => ({
    ...{ product_sku: sku, api_error: null, qty, is_in_stock: qty > 0, manage_stock: true, status: 'ok' },
  })

  it('has the stock of now: what is gone since cannot be bought', async () => {
    shop().client.script['stock.list'] = () => [stocked('DRESS', 0)]
    await open()
    await answered(() => expect(page()).toContain('Sold out at the moment'))
    expect(buyButton()).toBe('')
  })

  it('asked of a shop that does not answer stands as it was', async () => {
    shop().client.script['stock.list'] = refuses(0)
    shop().client.script['product.renderList'] = refuses(500)
    await open({ stock: aStock(2) })
    await answered(() => expect(shop().count('stock.list')).toBe(1))
    expect([buyButton(), page().includes('Only 2 left.')]).toEqual(['Add to bag$59', true])
  })

  it('asks for prices and stock of its variants by their own names', async () => {
    await open({
      type_id: 'configurable',
      configurable_options: [anAxis('size', ['s', 'm'], 'Size')],
      configurable_children: [aVariant({ size: 's' }), aVariant({ size: 'm' })],
    })
    await answered(() => expect(shop().count('stock.list')).toBe(1))
    const asked = (id: string) => shop().client.asked.find((one) => one.id === id)?.input.query
    expect(asked('stock.list')).toEqual({ skus: 'DRESS-s,DRESS-m' })
    expect(asked('product.renderList')).toEqual({ skus: 'DRESS,DRESS-s,DRESS-m' })
  })
})

const sized = (sku: string) =>
  dataOf(
    aProduct({
      ...{ sku, name: sku, type_id: 'configurable', configurable_options: [anAxis('size', ['s', 'm'])] },
      configurable_children: [aVariant({ size: 's' }), aVariant({ size: 'm' })],
    }),
  )
let next = (_: ProductData) => {}
function Page() {
  const [data, set] = useState(sized('DRESS'))
  next = set
  return <View data={data} />
}

describe('what goes with it', () => {
  it('rows of other pieces stand under their headings, and are not there without any', async () => {
    await open({}, { worn: [aCard('BELT')], similar: [] })
    await answered(() => expect(has('heading', 'Worn with')).toBe(true))
    expect(find('link', /BELT/).getAttribute('href')).toBe('/belt')
    expect(has('heading', 'Similar pieces')).toBe(false)
  })

  it('another product is another choice: nothing of the last one stays', async () => {
    await openPage(<Page />, { shop: shop(), address: '/dress' })
    await press('choice', 'M')
    await act(async () => next(sized('COAT')))
    await settled()
    expect(all('choice').filter((one) => (one as HTMLInputElement).checked)).toEqual([])
  })
})
