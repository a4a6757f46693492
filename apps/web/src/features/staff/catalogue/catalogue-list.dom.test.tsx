import { beforeEach, expect, it, vi } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import {
  all,
  type as fill,
  find,
  has,
  page,
  press,
  pressKey,
  select,
  settled,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import * as files from '#web/lib/download/save-file.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { aListedProduct, catalogueDesk } from './testing/listed-products.tsx'

let desk: ReturnType<typeof catalogueDesk>
beforeEach(() => {
  stubDialog()
  notices.set([])
  localStorage.clear()
  desk = catalogueDesk()
})
const many = (count: number) => Array.from({ length: count }, (_, at) => aListedProduct(at + 1))
const save = () => press('button', /^Save Ctrl/)
const cellsOf = (name: string) =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    textOf(row.querySelector(`[data-column="${name}"]`)),
  )

it('what is looked at stands in the address, and the list is asked for just that', async () => {
  const { address } = await desk.open('?q=cap&facet=sold_out&sort=-price&store=de&page=1')
  expect(desk.queries()).toEqual([
    { q: 'cap', facet: 'sold_out', sort: '-price', store: 'de', page: 1, language: 'en' },
  ])
  await select('Order', 'By name')
  await select('Needs a hand', 'All products')
  expect(address()).toBe('/admin/catalogue?q=cap&store=de')
})

it.each(['?page=0', '?page=x', '?page=1.5', '?sort=fame&facet=none&store=mars'])(
  'an address nobody would write is read as the whole list: %s',
  async (search) => {
    await desk.open(search)
    expect(desk.queries()).toEqual([{ q: '', sort: 'name', store: 'us', page: 1, language: 'en' }])
  },
)

it('another wish begins at its first page', async () => {
  desk.products = many(120)
  const { address } = await desk.open('?page=3')
  await select('Order', 'Newest first')
  expect(address()).toBe('/admin/catalogue?sort=newest')
})

it('says beside each need how many products have it', async () => {
  desk.facets = { ...desk.facets, sold_out: 12 }
  await desk.open()
  const words = [...(find('select', 'Needs a hand') as HTMLSelectElement).options].map(textOf)
  expect(words).toContain('Sold out (12)')
  expect(words).toContain('Few left (0)')
})

it('walks its pages and no further than their ends', async () => {
  desk.products = many(101)
  await desk.open()
  const ends = () => ['Back', 'On'].map((name) => find('button', name).hasAttribute('disabled'))
  expect([page().includes('1 of 3'), ends()]).toEqual([true, [true, false]])
  await press('button', 'On')
  await press('button', 'On')
  expect([has('field', 'Name: Cap 101'), ends()]).toEqual([true, [false, true]])
})

it('fifty products need no pages', async () => {
  desk.products = many(50)
  await desk.open()
  expect([has('button', 'On'), has('field', 'Name: Cap 50')]).toEqual([false, true])
})

it('the last one of a page that no longer is like that leaves no empty page behind', async () => {
  desk.products = many(51)
  const { address } = await desk.open('?facet=sold_out&page=2')
  desk.shop.client.script['catalog.edit.save'] = () => {
    desk.products = many(50)
    return { items: [] }
  }
  await fill('Stock: Cap 51', '4')
  await save()
  await settled()
  expect([address(), has('field', 'Name: Cap 1')]).toEqual(['/admin/catalogue?facet=sold_out', true])
})

it('nothing is like that: it says so, and offers no table', async () => {
  desk.products = []
  await desk.open('?q=zeppelin')
  expect([page().includes('No product is like that.'), document.querySelector('table')]).toEqual([true, null])
})

it('what is sold out or runs low says so, what nobody counts says nothing', async () => {
  desk.products = [
    aListedProduct(1, { stock: 0 }),
    aListedProduct(2, { stock: 40, variants: 6, low_variants: 2, type: 'configurable' }),
    aListedProduct(3, { stock: null, type: 'virtual' }),
  ]
  await desk.open()
  expect(cellsOf('catStock')).toEqual(['Sold out', '40Few left', ''])
  expect(all('field', /^Stock/)).toHaveLength(1)
  expect(cellsOf('catProduct')[1]).toContain('Nord, CAP-2, 6 variants')
})

it('prices are told in the money of the chosen store, reduced ones with what they were', async () => {
  desk.products = [
    aListedProduct(1, { price: 20, special_price: 15.5 }),
    aListedProduct(2, { is_from: true }),
    aListedProduct(3, { price: null }),
  ]
  await desk.open('?store=de')
  expect(cellsOf('catPrice').map((text) => text.replace(/\s/g, ' '))).toEqual([
    '15,50 € 20 €',
    'from 20 €',
    '',
  ])
})

it('a German reads 157,80 in the cell of a price, not 157.8, and what is typed back is no change', async () => {
  desk.products = [aListedProduct(1, { price: 157.8 })]
  await desk.open('?store=de', 'de')
  const cell = () => document.querySelector<HTMLInputElement>('[data-cell=price]')
  expect(cell()?.value).toBe('157,80')
  await fill(cell()?.getAttribute('aria-label') ?? '', '157,9')
  expect(page()).toContain('157,80')
  await fill(cell()?.getAttribute('aria-label') ?? '', '157,80')
  expect(cell()?.hasAttribute('data-changed')).toBe(false)
})

it('is taken off the shop and put on it by one tick', async () => {
  desk.products = [aListedProduct(1), aListedProduct(2, { status: 2 })]
  await desk.open()
  expect(cellsOf('catState')).toEqual(['On sale', 'Not on sale'])
  await press('checkbox', 'On sale: Cap 1')
  await press('checkbox', 'On sale: Cap 2')
  await save()
  expect(desk.saved()[0]?.items).toMatchObject([
    { id: 1, parts: { status: 2 } },
    { id: 2, parts: { status: 1 } },
  ])
})

it('Escape in a cell brings back what stood there, and leaves nothing to save', async () => {
  await desk.open()
  await fill('Price: Cap 1', '25')
  expect(page()).toContain('was 20')
  await pressKey(find('field', 'Price: Cap 1'), 'Escape')
  expect([typedIn('Price: Cap 1'), page().includes('not saved')]).toEqual(['20', false])
})

it('of several products that are sent together, it is said which one was refused', async () => {
  await desk.open()
  await fill('Name: Cap 1', 'Warm cap')
  await fill('Price: Cap 2', '30')
  desk.shop.client.script['catalog.edit.save'] = refuses(400, {
    details: [
      { path: 'items.1.parts.prices.us.price', key: 'TOO_LARGE', params: { limit: 9 }, message: 'x' },
    ],
  })
  await save()
  expect(page()).toContain('Cap 2, Prices, United States, Price must be at most 9')
  await press('button', 'Discard the changes')
  await confirmAct()
  expect([page().includes('at most 9'), page().includes('not saved')]).toEqual([false, false])
})

it('of two who count pieces the second sees what it is now, and saves upon that', async () => {
  await desk.open()
  await fill('Stock: Cap 1', '9')
  desk.shop.client.script['catalog.edit.save'] = () => {
    desk.products = [aListedProduct(1, { stock: 3, version: 'v1b' }), aListedProduct(2)]
    return refuses(409, { result: 'CONFLICT' })()
  }
  await save()
  expect([page().includes('was 3'), typedIn('Stock: Cap 1')]).toEqual([true, '9'])
  await save()
  expect(desk.saved().at(-1)?.items).toEqual([
    { id: 1, version: 'v1b', parts: {}, stock: { was: 3, qty: 9 } },
  ])
})

it('of two who write a name the second sees what the first wrote before it is written over', async () => {
  await desk.open()
  await fill('Name: Cap 1', 'Warm cap')
  desk.shop.client.script['catalog.edit.save'] = () => {
    desk.products = [aListedProduct(1, { name: 'Red cap', version: 'v1b' }), aListedProduct(2)]
    return refuses(409, { result: 'CONFLICT' })()
  }
  expect(page()).not.toContain('was Cap 1')
  await save()
  expect([page().includes('was Red cap'), typedIn('Name: Red cap')]).toEqual([true, 'Warm cap'])
})

it('a sale somebody else began is not ended by a price that was typed before it', async () => {
  await desk.open()
  await fill('Price: Cap 1', '25')
  await fill('Name: Cap 1', 'Warm cap')
  desk.shop.client.script['catalog.edit.save'] = () => {
    desk.products = [aListedProduct(1, { special_price: 15, version: 'v1b' }), aListedProduct(2)]
    return refuses(409, { result: 'CONFLICT' })()
  }
  await save()
  expect(has('field', 'Price: Cap 1')).toBe(false)
  await save()
  expect(desk.saved().at(-1)?.items).toEqual([
    { id: 1, version: 'v1b', parts: { texts: { en: { name: 'Warm cap' } } } },
  ])
})

it('pieces sold since they were counted are not brought back by a list that was read anew before the save', async () => {
  await desk.open()
  await fill('Stock: Cap 1', '9')
  desk.products = [aListedProduct(1, { stock: 3, version: 'v1b' }), aListedProduct(2)]
  await select('Order', 'Newest first')
  expect(page()).toContain('was 3')
  await save()
  expect(desk.saved()).toMatchObject([{ items: [{ id: 1, version: 'v1', stock: { was: 5, qty: 9 } }] }])
})

it('E goes into the row J came to, and types no letter there', async () => {
  await desk.open()
  await pressKey(document.body, 'j')
  const marked = () => textOf(document.querySelector('tr[data-current] button'))
  expect(marked()).toContain('CAP-1')
  await pressKey(document.body, 'j')
  expect(marked()).toContain('CAP-2')
  expect(await pressKey(document.body, 'e')).toBe(false)
  expect(document.activeElement).toBe(find('field', 'Name: Cap 2'))
})

it('who opens a product comes back to the same list', async () => {
  const { address } = await desk.open('?q=cap&sort=sku')
  await press('button', /CAP-2/)
  expect(address()).toBe('/admin/catalogue/2?q=cap&sort=sku')
})

it('as a file it holds what is shown, unset things as nothing', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  desk.products = [aListedProduct(1, { brand: null, price: null, flags: ['new', 'sale'] })]
  await desk.open()
  await press('button', /CSV/)
  await settled()
  const [, row] = saved.mock.lastCall?.[1] ?? []
  expect(row).toEqual(['CAP-1', 'simple', 'Cap 1', '', 5, '', '', 18, 1, 'new sale'])
  saved.mockRestore()
})

it('the file of a list of many pages holds the products of each, as the list is narrowed', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  desk.products = Array.from({ length: 230 }, (_, at) => aListedProduct(at + 1))
  await desk.open('?q=cap&page=2')
  await press('button', /CSV/)
  await settled()
  expect(saved.mock.lastCall?.[1].slice(1).map(([sku]) => sku)).toEqual(desk.products.map(({ sku }) => sku))
  expect(desk.queries().at(-1)).toMatchObject({ q: 'cap', page: 3 })
  saved.mockRestore()
})

it('the lowest price of thirty days reads as a price of the store, not as a bare number', async () => {
  desk.products = [aListedProduct(1, { lowest_30_days: 73.9 })]
  await desk.open('?store=de')
  expect(textOf(document.querySelector('[data-column=catLow]:is(td)'))).toMatch(/^73,90\s€$/)
})

it('who may not write the catalogue is told; a list that did not come is asked for again', async () => {
  const answer = desk.shop.client.script['catalog.edit.list']
  desk.shop.client.script['catalog.edit.list'] = refuses(403)
  const denied = await desk.open()
  expect(all('button')).toEqual([])
  denied.leave()
  desk.shop.client.script['catalog.edit.list'] = refuses(400)
  await desk.open()
  if (answer) desk.shop.client.script['catalog.edit.list'] = answer
  await press('button', 'Try again')
  expect(has('field', 'Name: Cap 1')).toBe(true)
})
