import { CallError } from '@vitrine/contract/reply'
import { beforeEach, expect, it } from 'vitest'
import { type as fill, find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { CommerceView } from './commerce-view.tsx'

const aRate = (price: number) => ({
  ...{
    key: 'home parcelshop standard',
    zone: 'home',
    carrier: 'parcelshop',
    method: 'standard',
    title: 'Parcel shop',
    up_to_grams: null,
  },
  ...{ price, free_from: 150, days_min: 2, days_max: 4 },
})
const terms = (version: string, price = 4.9) => ({
  ...{ store: 'de', currency: 'EUR', version, rates: [aRate(price)] },
  payments: [
    { code: 'invoice', title: 'Pay by invoice', discount_percent: 0, minimum: 0, fee: 0, offered: true },
  ],
})
const PRICE = 'Parcel shop, At home: Price'
const FREE = 'Parcel shop, At home: Free from'
let shop: ReturnType<typeof scriptedEngine>
const asked = () =>
  shop.client.asked.filter(({ id }) => id === 'staff.saveCommerceTerms').map(({ input }) => input)
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['staff.commerceTerms'] = () => terms('one')
  shop.client.script['staff.saveCommerceTerms'] = () => terms('two', 5.5)
})
const open = async () => {
  await openPage(<CommerceView />, { shop, address: '/admin/commerce?store=de' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
}

it('what is typed waits for one save, which sends the rows that changed and the version seen', async () => {
  await open()
  await fill(PRICE, '5,50')
  await fill(FREE, '')
  expect(page()).toContain('2 changes')
  await press('button', 'Save')
  await settled()
  const row = { key: 'home parcelshop standard', price: 5.5, free_from: null, days_min: 2, days_max: 4 }
  expect(asked()).toEqual([{ params: { store: 'de' }, body: { version: 'one', rates: [row], payments: [] } }])
  expect([has('button', 'Save'), (find('field', PRICE) as HTMLInputElement).value]).toEqual([false, '5.5'])
})

it('what is no sum is marked, and nothing is sent', async () => {
  await open()
  await fill(PRICE, 'a lot')
  await press('button', 'Save')
  expect([find('field', PRICE).getAttribute('aria-invalid'), asked()]).toEqual(['true', []])
})

it('of two who change it the second is told, keeps what was typed, and saves over what stands now', async () => {
  await open()
  await fill(PRICE, '6')
  shop.client.script['staff.saveCommerceTerms'] = () => {
    throw new CallError({ code: 409, result: 'CONFLICT', meta: { details: terms('theirs', 7) } })
  }
  await press('button', 'Save')
  await settled()
  expect(page()).toContain('Somebody changed these terms meanwhile')
  expect((find('field', PRICE) as HTMLInputElement).value).toBe('6')
  shop.client.script['staff.saveCommerceTerms'] = () => terms('three', 6)
  await press('button', 'Save')
  await settled()
  expect(asked().at(-1)).toMatchObject({ body: { version: 'theirs', rates: [{ price: 6 }] } })
})

it('a way to pay is left out by its tick, but never the last one', async () => {
  const cash = { code: 'cash', title: 'Cash', discount_percent: 0, minimum: 0, fee: 3, offered: true }
  shop.client.script['staff.commerceTerms'] = () => ({
    ...terms('one'),
    payments: [...terms('one').payments, cash],
  })
  await open()
  await press('checkbox', 'Cash: Offered')
  await press('checkbox', 'Pay by invoice: Offered')
  await press('button', 'Save')
  expect([page().includes('At least one way to pay must stay'), asked()]).toEqual([true, []])
  await press('checkbox', 'Pay by invoice: Offered')
  await press('button', 'Save')
  await settled()
  const { title: _, ...rest } = { ...cash, offered: false }
  expect(asked()).toMatchObject([{ body: { payments: [rest] } }])
})
