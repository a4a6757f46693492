import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type as fill, find, has, press, select, settled, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { CatalogueView } from './catalogue-view.tsx'

const THERE = { en: 'there', de: 'there', ru: 'missing', uk: 'older', zh: 'there' } as const
const aProduct = (id: number, more: Partial<ListedProduct> = {}): ListedProduct => ({
  ...{
    id,
    sku: `CAP-${id}`,
    type: 'simple',
    version: `v${id}`,
    name: `Cap ${id}`,
    brand: 'Nord',
    picture: null,
  },
  ...{ status: 1, visibility: 4, flags: [], variants: 0, stock: 5, low_variants: 0, price: 20 },
  ...{ special_price: null, is_from: false, lowest_30_days: 18, text_states: THERE },
  ...more,
})
const FACETS = { sold_out: 1, few_left: 0, text_missing: 2, no_picture: 0, hidden: 0, reduced: 0 }

let shop: ReturnType<typeof scriptedEngine>
const sent = () =>
  shop.client.asked
    .filter(({ id }) => id === 'catalog.edit.save')
    .map(({ input }) => (input as { body: object }).body)
const shows = (text: string) => document.body.textContent.includes(text)
const pressSave = () =>
  act(
    async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })),
  )

beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['catalog.edit.list'] = () => ({
    ...{ items: [aProduct(1), aProduct(2, { special_price: 15 })], total: 2 },
    counts: { products: 2, variants: 0, facets: FACETS },
  })
  shop.client.script['catalog.edit.save'] = () => ({ items: [] })
})
async function open() {
  const page = await openPage(<CatalogueView />, { shop, address: '/admin/catalogue' })
  await settled()
  return page
}

it('changes names, prices and pieces where they stand, and saves all of them by one Ctrl S', async () => {
  await open()
  await fill('Name: Cap 1', 'Warm cap')
  await fill('Price: Cap 1', '21.50')
  await fill('Stock: Cap 2', '9')
  expect(shows('3 changes not saved')).toBe(true)
  await pressSave()
  await settled()
  const plain = { special_price: null, special_from: null, special_to: null }
  expect(sent()).toEqual([
    {
      items: [
        {
          ...{ id: 1, version: 'v1' },
          parts: { texts: { en: { name: 'Warm cap' } }, prices: { us: { price: 21.5, ...plain } } },
        },
        { id: 2, version: 'v2', parts: {}, stock: { was: 5, qty: 9 } },
      ],
    },
  ])
  expect(shows('not saved')).toBe(false)
})

it('a price that is reduced is not changed here', async () => {
  await open()
  expect([has('field', 'Price: Cap 1'), has('field', 'Price: Cap 2')]).toEqual([true, false])
})

it('typed back as it was, nothing is left to save', async () => {
  await open()
  await fill('Stock: Cap 1', '9')
  await fill('Stock: Cap 1', '5')
  expect(shows('not saved')).toBe(false)
})

it('who saves second is told, and keeps what was typed', async () => {
  shop.client.script['catalog.edit.save'] = () => {
    throw new CallError({ code: 409, result: 'PRODUCT_CHANGED' })
  }
  await open()
  await fill('Name: Cap 1', 'Mine')
  await press('button', /^Save/)
  await settled()
  expect([(find('field', /^Name: Cap 1/) as HTMLInputElement).value, shows('1 change not saved')]).toEqual([
    'Mine',
    true,
  ])
})

it('what is refused is told by its field', async () => {
  shop.client.script['catalog.edit.save'] = () => {
    const [path, params] = ['items.0.parts.prices.us.price', { limit: 0 }]
    const details = [{ path, params, key: 'TOO_SMALL', message: 'Too small' }]
    throw new CallError({ code: 400, result: 'VALIDATION', meta: { details } })
  }
  await open()
  await fill('Price: Cap 1', '-1')
  await press('button', /^Save/)
  await settled()
  expect(shows('Prices, United States, Price must be at least 0')).toBe(true)
})

it('texts that are missing or older are read out by their languages', async () => {
  await open()
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Missing or older: ru, uk')
})

it('what was typed on one page of the list is saved from another, too', async () => {
  const { items: some, ...rest } = {
    items: [aProduct(1)],
    counts: { products: 2, variants: 0, facets: FACETS },
  }
  shop.client.script['catalog.edit.list'] = ({ query }) => {
    const { page = 1 } = query as { page?: number }
    return { ...rest, total: 120, items: page === 1 ? some : [aProduct(9)] }
  }
  await open()
  await fill('Price: Cap 1', '21.50')
  await press('button', 'On')
  expect([has('field', 'Price: Cap 9'), shows('1 change not saved')]).toEqual([true, true])
  await fill('Stock: Cap 9', '2')
  await pressSave()
  await settled()
  expect(sent()).toMatchObject([
    {
      items: [
        { id: 1, parts: { prices: { us: { price: 21.5 } } } },
        { id: 9, stock: { was: 5, qty: 2 } },
      ],
    },
  ])
  expect(shows('not saved')).toBe(false)
})

it('a price typed for one store is not saved for another that is looked at by then', async () => {
  await open()
  await fill('Price: Cap 1', '21.50')
  await select('Store', 'Deutschland, EUR')
  await settled()
  expect(typedIn('Price: Cap 1')).toBe('20')
  await fill('Price: Cap 1', '19,90')
  await pressSave()
  await settled()
  const [body] = sent() as { items: { parts: { prices: object } }[] }[]
  expect(body?.items.map(({ parts }) => parts.prices)).toMatchObject([
    { us: { price: 21.5 }, de: { price: 19.9 } },
  ])
})

it.each(['Price: Cap 1', 'Stock: Cap 1'])('%s, emptied, is refused and not set to nothing', async (field) => {
  await open()
  await fill(field, '')
  await pressSave()
  expect(JSON.stringify(sent())).toMatch(/"(price|qty)":null/)
})

it('Ctrl S held down sends once, and what is typed meanwhile stays', async () => {
  let answer: (saved: object) => void = () => undefined
  shop.client.script['catalog.edit.save'] = () => new Promise((resolve) => (answer = resolve))
  await open()
  await fill('Name: Cap 1', 'Warm cap')
  await pressSave()
  await pressSave()
  await fill('Stock: Cap 1', '4')
  await act(async () => answer({ items: [] }))
  await settled()
  expect([sent().length, shows('not saved'), typedIn('Stock: Cap 1')]).toEqual([1, true, '4'])
})
