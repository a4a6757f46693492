import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type as fill, find, has, page, press, settled, textOf, typedIn } from '#web/engine/testing/find.ts'
import { halfType } from '#web/engine/testing/half-type.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { ProductView } from './product-view.tsx'

const FULL = { price: 40, special_price: null, special_from: null, special_to: null }
const variant = (id: number, color: string) => ({
  ...{ id, sku: `COAT-${color}`, name: `Coat ${color}`, version: `v${id}` },
  ...{ stock: { qty: 5, held: 1 }, options: { color } },
})
const COAT = {
  ...{ id: 7, sku: 'COAT', type: 'configurable', version: 'v1', stock: null, named: {}, parent: null },
  variants: [variant(8, 'red'), variant(9, 'blue')],
  parts: {
    ...{
      status: 1,
      visibility: 4,
      texts: { en: { name: 'Coat' } },
      flags: {},
      media: [],
      children: [],
      axes: [],
    },
    prices: { us: FULL, de: { ...FULL, price: 36 } },
  },
  text_states: { en: 'there', de: 'missing', ru: 'missing', uk: 'missing', zh: 'missing' },
  ...{ paths: {}, lowest_30_days: { us: 35, de: 31.5 }, kept_parts: [], edited_at: null, edited_by: null },
}
let shop: ReturnType<typeof scriptedEngine>
let stands: object
type Sent = { items: { id: number; parts: { prices?: Record<string, unknown> }; stock?: object }[] }
const sent = () =>
  shop.client.asked.filter(({ id }) => id === 'catalog.edit.save').map(({ input }) => input.body as Sent)
beforeEach(async () => {
  notices.set([])
  stands = COAT
  shop = scriptedEngine()
  shop.client.script['catalog.edit.get'] = () => stands
  shop.client.script['catalog.edit.save'] = () => ({ items: [] })
  shop.client.script['catalog.attributes'] = () => ({ items: [] })
  await openPage(<ProductView id={7} />, { shop, address: '/admin/catalogue/7' })
  await settled()
})
const save = async () => {
  await press('button', /^Save/)
  await settled()
}

it('a reduction whose end is half typed is not saved as one without an end', async () => {
  await fill('Special price, United States', '30')
  await halfType('Until, United States')
  await save()
  expect(sent()).toEqual([])
  await fill('Until, United States', '2030-01-01T10:00')
  await save()
  expect(sent()).toHaveLength(1)
})

it('a price is no other because a comma is read as thousands: it is asked for, and a comma of a German is one', async () => {
  await fill('Price, Deutschland', '1.234')
  await fill('Price, United States', '41')
  await save()
  expect(sent()).toEqual([])
  await fill('Price, Deutschland', '34,5')
  await save()
  expect(sent()[0]?.items[0]?.parts.prices).toMatchObject({ us: { price: 41 }, de: { price: 34.5 } })
})

it('the lowest price of thirty days stands beside each store in its own money', () => {
  const rows = [...document.querySelectorAll('section[aria-label="Prices"] tbody tr')].map(textOf)
  expect(rows.find((row) => row.startsWith('United States'))).toMatch(/USD.*\$35/)
  expect(rows.find((row) => row.startsWith('Deutschland'))).toMatch(/EUR.*31,50.€/)
})

it('a reduction and its hours are sent for its store alone, by the clock of who types them', async () => {
  await fill('Special price, United States', '29.90')
  await fill('From, United States', '2026-11-27T00:00')
  await save()
  const special_from = new Date(2026, 10, 27).toISOString()
  expect(sent()[0]?.items).toMatchObject([
    { id: 7, parts: { prices: { us: { price: 40, special_price: 29.9, special_from, special_to: null } } } },
  ])
  expect(sent()[0]?.items[0]?.parts.prices?.de).toEqual(COAT.parts.prices.de)
})

it('pieces are sent by variant with what was seen of them, those untouched are not', async () => {
  await fill('Stock, COAT-blue', '12')
  await save()
  expect(sent()[0]?.items.find(({ id }) => id === 9)).toMatchObject({ stock: { was: 5, qty: 12 } })
  expect(sent()[0]?.items.map(({ id }) => id)).toEqual([7, 9])
})

it('a price emptied to type another does not turn into 0, and emptied for good it is not sold there', async () => {
  await fill('Price, United States', '')
  expect(typedIn('Price, United States')).toBe('')
  await save()
  expect(sent()[0]?.items[0]?.parts.prices?.us).toBe(null)
})

it('a store without a price is not given away when only its reduction is typed', async () => {
  await fill('Special price, Europe', '20')
  expect(typedIn('Price, Europe')).toBe('')
  await save()
  expect(JSON.stringify(sent()[0]?.items[0]?.parts.prices)).toContain('"eu":{"price":null,"special_price":20')
})

it('pieces emptied are refused by the shop, and do not sell out what lies there', async () => {
  await fill('Stock, COAT-red', '')
  shop.client.script['catalog.edit.save'] = refuses(400, {
    details: [{ path: 'items.1.stock.qty', key: 'NOT_A_NUMBER', message: 'Invalid input' }],
  })
  await save()
  expect(JSON.stringify(sent()[0])).toContain('"stock":{"was":5,"qty":null}')
  expect([page().includes('must be a number'), has('button', /^Save/)]).toEqual([true, true])
})

it('a link to a variant pressed before saving asks first; the window is not closed without a word either', async () => {
  stubDialog()
  await fill('Price, Deutschland', '33')
  await press('link', 'COAT-red')
  expect(page()).toContain('Leave without saving?')
  await press('button', 'Stay here')
  expect(typedIn('Price, Deutschland')).toBe('33')
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})

it('on a dead line everything stays as typed, and is said', async () => {
  await fill('Price, Deutschland', '33')
  shop.client.script['catalog.edit.save'] = refuses(0)
  await save()
  expect(notices.get().at(-1)?.text).toBe('There is no connection at the moment. Please try again.')
  expect(typedIn('Price, Deutschland')).toBe('33')
})

it('what is written while it is sent is not lost, and is not taken for somebody else’s', async () => {
  let answer: (saved: object) => void = () => undefined
  shop.client.script['catalog.edit.save'] = () => new Promise((resolve) => (answer = resolve))
  await fill('Price, Deutschland', '33')
  await press('button', /^Save/)
  await fill('Price, Deutschland', '32')
  stands = { ...COAT, parts: { ...COAT.parts, prices: { us: FULL, de: { ...FULL, price: 33 } } } }
  await act(async () => answer({ items: [] }))
  await settled()
  expect([typedIn('Price, Deutschland'), page().includes('Somebody')]).toEqual(['32', false])
})

it('of two who change a price the second sees both, and decides', async () => {
  await fill('Price, Deutschland', '33')
  shop.client.script['catalog.edit.save'] = () => {
    stands = {
      ...COAT,
      version: 'v2',
      parts: { ...COAT.parts, prices: { us: FULL, de: { ...FULL, price: 30.5 } } },
    }
    throw new CallError({ code: 409, result: 'CONFLICT', meta: {} })
  }
  await save()
  expect(page()).toMatch(/Prices, Deutschland, Price: 36 30\.50/)
  expect(find('field', 'Price, Deutschland')).toHaveProperty('value', '33')
})

it('a price saved by an answer that was lost is not told as somebody else’s, nor sent again', async () => {
  await fill('Price, Deutschland', '33')
  await fill('Stock, COAT-blue', '12')
  shop.client.script['catalog.edit.save'] = () => {
    const [red, blue] = COAT.variants
    stands = {
      ...COAT,
      version: 'v2',
      variants: [red, { ...blue, version: 'v10', stock: { qty: 12, held: 1 } }],
      parts: { ...COAT.parts, prices: { us: FULL, de: { ...FULL, price: 33 } } },
    }
    throw new CallError({ code: 0, result: '', meta: {} })
  }
  await save()
  expect([has('button', /^Save/), page().includes('Somebody'), typedIn('Price, Deutschland')]).toEqual([
    false,
    false,
    '33',
  ])
  await fill('Price, Deutschland', '32')
  shop.client.script['catalog.edit.save'] = () => ({ items: [] })
  await save()
  expect([page().includes('Somebody'), sent()[1]?.items.map(({ id }) => id)]).toEqual([false, [7]])
})

it('pieces and a price that a lost answer had saved came back as unsaved once others were sold, or it was priced anew', async () => {
  await fill('Price, Deutschland', '33')
  await fill('Stock, COAT-blue', '12')
  const [red, blue] = COAT.variants
  const stand = (price: number, ...[reds, blues]: [number, number]) => ({
    ...COAT,
    variants: [
      { ...red, stock: { qty: reds, held: 1 } },
      { ...blue, stock: { qty: blues, held: 1 } },
    ],
    parts: { ...COAT.parts, prices: { us: FULL, de: { ...FULL, price } } },
  })
  shop.client.script['catalog.edit.save'] = () => {
    stands = stand(33, 5, 12)
    throw new CallError({ code: 0, result: '', meta: {} })
  }
  await save()
  shop.client.script['catalog.edit.save'] = () => {
    stands = stand(35, 6, 11)
    return { items: [] }
  }
  await fill('Stock, COAT-red', '6')
  await save()
  expect([typedIn('Price, Deutschland'), typedIn('Stock, COAT-blue'), has('button', /^Save/)]).toEqual([
    '35',
    '11',
    false,
  ])
  expect(sent()[1]?.items.map(({ id }) => id)).toEqual([7, 8])
})
