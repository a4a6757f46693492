import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aCabinet, openRoom } from '../../testing/open-room.tsx'
import { OrdersView } from './orders-view.tsx'

const BALANCE = {
  ...{ id: 7, currency: 'USD', active: 15, pending: 30, paid: 60, total: 105, next_payment: '2030-02-05' },
  ...{ counts: { pending: 2, active: 1, payouts: 4 }, minimum: 20, account_end: '8841' },
}
const COUNTS = { all: 9, pending: 4, active: 2, paid: 2, undone: 1 }
const ROYALTY = { bonus: 0, currency: 'USD', sent: false, due: null, file: null, payout_id: null }
const order = (id: number, said: object = {}, royalty: object = {}) => ({
  ...{ id, number: `00000000${id}`, date: '2030-01-07T10:00:00Z', price: 100, currency: 'USD', way: 'link' },
  ...{ order_status: 'F', stage: 5, canceled: false, products: [] },
  ...said,
  royalty: { ...ROYALTY, sum: 15, ...royalty },
})

let shop: ReturnType<typeof aCabinet>
let orders: ReturnType<typeof order>[]
beforeEach(() => {
  shop = aCabinet()
  orders = [order(1)]
  shop.client.script['blogger.balance'] = () => BALANCE
  shop.client.script['blogger.orders'] = () => ({ items: orders, total: orders.length, counts: COUNTS })
})
const open = (query = '') => openRoom(<OrdersView />, shop, `/cabinet/sales/orders${query}`)
/** What the list itself asked for; how many there are of each state is asked apart. */
const listed = () =>
  shop.client.asked
    .filter(({ id }) => id === 'blogger.orders')
    .map(({ input }) => (input as { query: { size: number } }).query)
    .filter(({ size }) => size > 1)
const rows = () => [...document.querySelectorAll('summary')].map((row) => textOf(row))

describe('an order', () => {
  it.each([
    { name: 'being confirmed', said: {}, royalty: {}, state: 'Being confirmed', sum: '$15' },
    { name: 'on account', said: {}, royalty: { sent: true }, state: 'On account', sum: '$15' },
    { name: 'paid', said: {}, royalty: { sent: true, payout_id: 31 }, state: 'Paid', sum: '$15' },
    {
      ...{ name: 'canceled', said: { canceled: true, stage: 0 }, royalty: { sum: 0 } },
      ...{ state: 'Canceled or sent back', sum: '$0' },
    },
    {
      ...{ name: 'sent back', said: { stage: 0 }, royalty: { sum: 0 } },
      ...{ state: 'Canceled or sent back', sum: '$0' },
    },
  ])('$name says so, with what it brings', async ({ said, royalty, state, sum }) => {
    orders = [order(1, said, royalty)]
    await open()
    expect(rows()).toEqual([expect.stringMatching(new RegExp(`${state}.*sold\\${sum}$`))])
  })

  it('that brings bonuses of the shop besides says how many', async () => {
    orders = [order(1, {}, { bonus: 2 })]
    await open()
    expect(rows()).toEqual([expect.stringMatching(/\$15\+\$2 bonuses$/)])
  })

  it('that was paid leads to its payout', async () => {
    orders = [order(1, {}, { sent: true, payout_id: 31 })]
    await open()
    expect(find('link', 'Payout 31').getAttribute('href')).toBe('/cabinet/sales/payouts#payout-31')
  })

  it('says whether a link or a code brought it, each in its own currency', async () => {
    orders = [order(1), order(2, { way: 'code', currency: 'EUR' }, { currency: 'EUR' })]
    await open()
    expect(rows()).toEqual([
      ...[expect.stringMatching(/by your link.*\$15$/), expect.stringMatching(/by your code.*€15/)],
    ])
  })

  it('tells nothing of who bought', async () => {
    orders = [order(1, { customer: { name: 'Anna', email: 'anna@example.org' } } as object)]
    await open()
    expect(page()).not.toMatch(/anna/i)
  })
})

describe('the orders', () => {
  it('went down as the sums above them came: they stand after them, or where those do not come', async () => {
    const balance = Promise.withResolvers<object>()
    shop.client.script['blogger.balance'] = () => balance.promise
    await open()
    const held = () => document.querySelector('summary')?.closest('[hidden]')
    expect(held()).not.toBeNull()
    await act(async () => balance.resolve(BALANCE))
    await settled()
    expect(held()).toBeNull()
    shop.client.script['blogger.balance'] = refuses(404)
    document.body.replaceChildren()
    await open()
    expect(held()).toBeNull()
  })

  it('behind a sum say which sum, and it is the one that is marked', async () => {
    await open('?money=pending&currency=USD')
    expect(page()).toContain('Being confirmed, USD')
    expect(textOf(document.querySelector('[aria-current="page"]'))).toMatch(/^Being confirmed/)
  })

  it.each([
    ['a payout', '?payout=31', 'Payout 31'],
    ['a period', '?period=month', 'Month'],
    ['one day', '?period=week&at=2030-01-07T00:00', 'Mon, Jan 7'],
  ])('of %s are named', async (_, query, name) => {
    await open(query)
    expect(textOf(document.querySelector('strong'))).toBe(name)
  })

  it('stand under their days by the clock of the store, each with what it brought', async () => {
    orders = [
      order(3, {}, { sum: 0.1 }),
      order(2, { date: '2030-01-07T04:30:00Z' }, { sum: 0.2 }),
      order(1, { date: '2030-01-06T10:00:00Z' }, { sum: 0.1 }),
    ]
    await open()
    expect(all('heading').map((one) => textOf(one))).toEqual([
      ...['Orders', 'Mon, January 7, 2030 1 order, $0.10', 'Sun, January 6, 2030 2 orders, $0.30'],
    ])
  })

  it('of a day that may go on below are not summed up yet', async () => {
    shop.client.script['blogger.orders'] = () => ({ items: orders, total: 80, counts: COUNTS })
    await open()
    expect(all('heading').map((one) => textOf(one))).toEqual(['Orders', 'Mon, January 7, 2030'])
  })

  it('of a period are chosen by a press, and the sum they are behind stays', async () => {
    await open('?money=pending&payout=31')
    expect(find('button', 'All').getAttribute('aria-pressed')).toBe('true')
    await press('button', 'Month')
    expect(listed().at(-1)).toMatchObject({ money: 'pending', period: 'month', payout: undefined })
    await press('button', 'All')
    expect(page()).not.toContain('Month,')
  })

  it('of one state alone are chosen by a press, each with how many there are, canceled ones, too', async () => {
    await open('?period=month')
    const states = () => [...document.querySelectorAll('fieldset button')]
    expect(states().map(textOf)).toEqual([
      ...['All 9', 'Being confirmed 4', 'On account 2', 'Paid 2', 'Canceled or sent back 1'],
    ])
    await press('button', 'Canceled or sent back 1')
    expect(listed().at(-1)).toMatchObject({ money: 'undone', period: 'month' })
    expect(states().map((one) => one.getAttribute('aria-pressed'))).toEqual([
      ...['false', 'false', 'false', 'false', 'true'],
    ])
    await press('button', 'All 9')
    expect(listed().at(-1)).toMatchObject({ money: undefined, period: 'month' })
  })

  it('had no names above their columns: each has one, for eyes alone, as rows say them in words', async () => {
    await open()
    const names = document.querySelector('p[aria-hidden]')
    expect([...(names?.children ?? [])].map(textOf)).toEqual(['Order', 'Goods', 'Sold', 'State', 'Royalty'])
  })

  it('of who has none yet teach what brings them', async () => {
    orders = []
    await open()
    expect(page()).toContain('No orders here yet. Share your link')
  })

  it('that do not come are told of once, and come when asked again', async () => {
    const answer = shop.client.script['blogger.orders']
    shop.client.script['blogger.orders'] = refuses(404)
    await open()
    expect([textOf(find('alert')), rows()]).toEqual([expect.stringContaining('That did not work.'), []])
    if (answer) shop.client.script['blogger.orders'] = answer
    await press('button', 'Try again')
    expect([has('alert'), rows().length]).toEqual([false, 1])
  })

  it('without a line are said to be out of reach, not to be none', async () => {
    shop.client.script['blogger.orders'] = refuses(0)
    await lineDown(shop)
    await open()
    expect(textOf(find('alert'))).toContain('There is no connection at the moment.')
    expect(page()).not.toContain('No orders here yet')
  })

  it('all shown offer no more', async () => {
    await open()
    await settled()
    expect([has('button', 'Show more'), page().includes(' of 1 order')]).toEqual([false, false])
  })
})
