import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { OrdersView } from './orders/orders-view.tsx'
import { PayoutsView } from './payouts/payouts-view.tsx'
import { SalesView } from './sales-view.tsx'

// The library that draws needs a canvas.
vi.mock('#web/lib/chart/period-chart.tsx', () => ({ PeriodChart: () => null }))

const SUMS = { mentioned: 9, count: 2, sum: 200, profit: 30 }
const SALES = {
  ...{ period: 'week', currency: 'USD', currencies: ['USD', 'EUR'], mentions_goal: 12 },
  ...{ total: SUMS, before: { mentioned: 3, count: 1, sum: 100, profit: 45 } },
  parts: [
    { at: '2030-01-07T00:00', is_to_come: false, profit_before: 45, ...SUMS },
    { at: '2030-01-08T00:00', is_to_come: true, profit_before: 0, mentioned: 0, count: 0, sum: 0, profit: 0 },
  ],
}
const BALANCE = {
  ...{ id: 7, currency: 'USD', active: 15, pending: 30, paid: 60, total: 105, next_payment: '2030-02-05' },
  ...{ counts: { pending: 2, active: 1, payouts: 4 }, minimum: 20, account_end: null },
}
const PIECE = {
  title: 'Jumper',
  is_set: false,
  archive: false,
  promoted_count: 0,
  blogger_images: [],
  parts: [],
}
const PIECES = [
  { ...PIECE, id: 1, delivered: true, order_id: 5 },
  { ...PIECE, id: 2, delivered: false, order_id: 6 },
  { ...PIECE, id: 3, delivered: false, order_id: 6 },
]
const ORDER = {
  ...{ id: 12, number: '000000012', date: '2030-01-07T10:00:00Z', price: 100, currency: 'USD', way: 'code' },
  ...{ order_status: 'F', stage: 5, canceled: false },
  royalty: {
    sum: 15,
    bonus: 0,
    currency: 'USD',
    sent: false,
    due: '2030-02-10',
    file: null,
    payout_id: null,
  },
  products: [
    { name: 'Jumper', image: null, sku: 'J', count: 2, price: 50, returned: false, percent: 15, royalty: 15 },
    { name: 'Scarf', image: null, sku: 'S', count: 1, price: 20, returned: true, percent: 15, royalty: 3 },
  ],
}

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const script = shop.client.script
  script['blogger.sales'] = (asked) => {
    const { period, currency = 'USD' } = (asked as { query: { period: string; currency?: string } }).query
    return { ...SALES, period, currency }
  }
  script['blogger.balance'] = () => BALANCE
  script['blogger.promoProducts'] = (asked) => ({
    items: (asked as { query: { approved: number } }).query.approved === 0 ? [] : PIECES,
    total: 3,
  })
  script['blogger.orders'] = () => ({
    ...{ items: [ORDER], total: 60 },
    counts: { all: 60, pending: 60, active: 0, paid: 0, undone: 0 },
  })
  script['blogger.payouts'] = () => ({ items: [], total: 0 })
  script['blogger.payout-account'] = () => ({ items: [] })
})
async function open(view: React.ReactNode, address: string) {
  await openPage(view, { shop, address })
  await settled()
}
const asked = (id: string) =>
  shop.client.asked.filter((one) => one.id === id).map(({ input }) => (input as { query: object }).query)
/** Beside the list how many there are of each state is asked, of one order. */
const listed = () => asked('blogger.orders').filter((query) => (query as { size: number }).size > 1)
const toOf = (name: RegExp) => find('link', name).getAttribute('href')

it('the link of a partner and the codes in their name were shown nowhere: each is to be copied', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => copied.push(text) },
  })
  shop.client.script['blogger.link'] = () => ({ parameter: 'ref', code: 'mila', coupons: ['MILA10'] })
  await openPage(<SalesView />, { shop, address: '/cabinet/sales' })
  await settled()
  await press('button', 'Copy link')
  await press('button', 'Copy the code MILA10')
  vi.unstubAllGlobals()
  expect(copied).toEqual([expect.stringMatching(/\/us\/\?ref=mila$/), 'MILA10'])
})

describe('the sales', () => {
  it('open the orders each sum counts, in its period and currency', async () => {
    await open(<SalesView />, '/cabinet/sales')
    expect(toOf(/^Profit/)).toBe('/cabinet/sales/orders?period=week&currency=USD')
    expect(toOf(/^Being confirmed/)).toBe('/cabinet/sales/orders?money=pending&currency=USD')
    expect(toOf(/^On account/)).toBe('/cabinet/sales/orders?money=active&currency=USD')
    expect(toOf(/^Paid/)).toBe('/cabinet/sales/payouts?currency=USD')
    await press('button', 'Show as table')
    expect(toOf(/^2$/)).toContain('at=2030-01-07T00%3A00')
  })

  it('change their currency with a press, and keep it in the address', async () => {
    await open(<SalesView />, '/cabinet/sales')
    await press('button', 'EUR')
    await settled()
    expect(asked('blogger.sales').at(-1)).toEqual({ period: 'week', currency: 'EUR' })
    expect(asked('blogger.balance').at(-1)).toEqual({ currency: 'EUR' })
  })

  it('say what to do: the account first, then photos, parcels and posts', async () => {
    await open(<SalesView />, '/cabinet/sales')
    const items = [...document.querySelectorAll('section li')].map((item) => textOf(item))
    expect(items).toEqual([
      'Say where payouts go$45 waits until you do',
      'Photograph 1 pieceJumper',
      'Confirm 1 parcelJumper, Jumper',
      'Post 3 more times9 of 12 this week',
    ])
  })

  it('had their link pushed down under the finger as what to do came above it: it comes with that, or without', async () => {
    // What others were answered this round is known already.
    shop.session.set({ status: 'signed-in', customer: '8' })
    const pieces = Promise.withResolvers<object>()
    shop.client.script['blogger.link'] = () => ({ parameter: 'ref', code: 'mila', coupons: [] })
    shop.client.script['blogger.promoProducts'] = () => pieces.promise
    await open(<SalesView />, '/cabinet/sales')
    expect([has('link', /^On account/), has('button', 'Copy link')]).toEqual([true, false])
    await act(async () => pieces.reject(new Error('none')))
    await settled()
    expect(has('button', 'Copy link')).toBe(true)
  })

  it('that do not come can be asked for again', async () => {
    const answer = shop.client.script['blogger.sales']
    shop.client.script['blogger.sales'] = refuses(404)
    await open(<SalesView />, '/cabinet/sales')
    expect(has('link', /^Profit/)).toBe(false)
    if (answer) shop.client.script['blogger.sales'] = answer
    await press('button', 'Try again')
    await settled()
    expect(has('link', /^Profit/)).toBe(true)
  })
})

describe('orders', () => {
  it('are those the address asks for, and say what each piece brings', async () => {
    await open(<OrdersView />, '/cabinet/sales/orders?period=week&at=2030-01-07T00:00&currency=USD')
    expect(listed()).toEqual([{ period: 'week', at: '2030-01-07T00:00', currency: 'USD', size: 50 }])
    expect(page()).toContain('Being confirmed, on account from February 10, 2030')
    expect(page()).toContain('2 × Jumpershare 15%$15')
    expect(page()).toContain('Scarfcame back, brings nothing$0')
    expect(toOf(/^All orders/)).toBe('/cabinet/sales/orders')
  })

  it('come fifty at a time', async () => {
    await open(<OrdersView />, '/cabinet/sales/orders')
    expect(page()).toContain('1 of 60 orders')
    await press('button', 'Show more')
    await settled()
    expect(asked('blogger.orders').at(-1)).toMatchObject({ size: 100 })
  })

  it('ask nothing that is no question', async () => {
    await open(<OrdersView />, '/cabinet/sales/orders?period=decade&at=x&currency=euro&payout=-1&money=all')
    expect(listed()).toEqual([{ size: 50 }])
  })
})

it('payouts are those of one currency where it is named, and so is the account', async () => {
  await open(<PayoutsView />, '/cabinet/sales/payouts?currency=EUR')
  expect(asked('blogger.payouts')).toEqual([{ size: 1_000, currency: 'EUR' }])
  expect([page().includes('Where payouts go, EUR'), has('field', 'IBAN')]).toEqual([true, true])
  expect(page()).toContain('Paid out from $20 on')
})
