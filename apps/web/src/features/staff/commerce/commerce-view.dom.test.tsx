import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type as fill, find, has, page, press, select, settled, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
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
  expect([has('button', 'Save'), typedIn(PRICE)]).toEqual([false, '5.50'])
})

it('Ctrl S saves what was typed, from within its field too, and asks nothing where nothing was', async () => {
  await open()
  const presses = () =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
      find('field', PRICE).dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
    })
  await presses()
  expect(asked()).toEqual([])
  await fill(PRICE, '5,50')
  await presses()
  await settled()
  expect([asked().length, has('button', 'Save'), typedIn(PRICE)]).toEqual([1, false, '5.50'])
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
  expect(typedIn(PRICE)).toBe('6')
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

it('what is typed for one store waits there while another is looked at, and is never sent to that', async () => {
  shop.client.script['staff.commerceTerms'] = ({ params }) => {
    const { store } = params as { store: 'de' | 'us' }
    return {
      ...terms(`of ${store}`, store === 'de' ? 4.9 : 8),
      store,
      currency: store === 'de' ? 'EUR' : 'USD',
    }
  }
  await open()
  await fill(PRICE, '6')
  await select('Store', 'United States')
  await settled()
  expect([typedIn(PRICE), has('button', 'Save')]).toEqual(['8', false])
  await select('Store', 'Deutschland')
  await settled()
  expect(typedIn(PRICE)).toBe('6')
  await press('button', 'Save')
  await settled()
  expect(asked()).toMatchObject([
    { params: { store: 'de' }, body: { version: 'of de', rates: [{ price: 6 }] } },
  ])
})

it('a cell typed over while the others are sent stays; nothing is sent twice', async () => {
  let answer: (saved: object) => void = () => undefined
  shop.client.script['staff.saveCommerceTerms'] = () => new Promise((resolve) => (answer = resolve))
  await open()
  await fill(PRICE, '5,50')
  await press('button', 'Save')
  expect((find('button', 'Save') as HTMLButtonElement).disabled).toBe(true)
  await press('button', 'Save')
  await fill(FREE, '200')
  await act(async () => answer(terms('two', 5.5)))
  await settled()
  expect([asked().length, typedIn(PRICE), typedIn(FREE)]).toEqual([1, '5.50', '200'])
})

it('who goes to another tab with something unsaved is asked first, and may stay', async () => {
  stubDialog()
  await open()
  await fill(PRICE, '6')
  await press('button', 'Tax')
  expect(page()).toContain('What you changed here is not saved, and would be lost.')
  await press('button', 'Stay here')
  expect([typedIn(PRICE), has('heading', 'Leave without saving?')]).toEqual(['6', false])
  await press('button', 'Tax')
  await press('button', 'Leave without saving')
  await settled()
  expect(has('field', PRICE)).toBe(false)
})

it('on a dead line what was typed stays to be saved once it is back', async () => {
  shop.client.script['staff.saveCommerceTerms'] = refuses(0)
  await open()
  await fill(PRICE, '5,50')
  await press('button', 'Save')
  await settled()
  expect([typedIn(PRICE), has('button', 'Save')]).toEqual(['5,50', true])
  expect(page()).toContain('There is no connection at the moment')
})

it.each(['5.555', '-1', '0x5', '1 000', ''])(
  '%j is no price, is marked, and is not rounded in silence',
  async (typed) => {
    await open()
    await fill(PRICE, typed)
    await press('button', 'Save')
    expect([find('field', PRICE).getAttribute('aria-invalid'), asked()]).toEqual(['true', []])
  },
)

it('days that end before they begin are marked, and not sent', async () => {
  await open()
  await fill('Parcel shop, At home: Days, at most', '1')
  await press('button', 'Save')
  expect(find('field', 'Parcel shop, At home: Days, at most').getAttribute('aria-invalid')).toBe('true')
})
