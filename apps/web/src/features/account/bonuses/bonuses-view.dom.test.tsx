import type { BonusBook } from '@vitrine/contract/cart/bonuses'
import { beforeEach, expect, it } from 'vitest'
import { find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { BonusesView } from './bonuses-view.tsx'

const BOOK: BonusBook = {
  balance: 52.4,
  currency: 'USD',
  terms: { cashback_percent: 5, return_days: 30, spend_percent: 20, unlimited_from: 1000 },
  expected: [
    {
      id: 'e',
      at: '2030-02-01T10:00:00Z',
      kind: 'cashback',
      change: 39.2,
      balance: null,
      order_number: '10',
    },
  ],
  items: [
    { id: '2', at: '2030-01-02T10:00:00Z', kind: 'spent', change: -24, balance: 52.4, order_number: '12' },
    { id: '1', at: '2030-01-01T10:00:00Z', kind: 'gift', change: 76.4, balance: 76.4, order_number: null },
  ],
  total: 2,
}
let shop: ReturnType<typeof scriptedEngine>
let book: BonusBook
beforeEach(() => {
  book = BOOK
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.client.script['user.bonuses'] = () => book
})
const open = () => openPage(<BonusesView />, { shop, address: '/my-account/bonuses' })
const rows = () => [...document.querySelectorAll('tbody tr')].map(textOf)

it('tells what there is, what is to come, and each booking with what it left', async () => {
  await open()
  expect(page()).toContain('$52.40')
  expect(rows()).toEqual([
    expect.stringMatching(/Cashback for order 10\+\$39\.20expected/),
    expect.stringMatching(/Used for order 12−\$24\$52\.40/),
    expect.stringMatching(/From the shop\+\$76\.40\$76\.40/),
  ])
})

it('dates a booking by the calendar of the store, as the order it is about', async () => {
  book = { ...BOOK, expected: [], items: BOOK.items.map((one) => ({ ...one, at: '2030-01-02T03:00:00Z' })) }
  await open()
  expect(rows()).toEqual(book.items.map(() => expect.stringMatching(/^Jan 1, 2030/)))
})

it('says the rules with the numbers of the store, and that a vip pays whole orders', async () => {
  await open()
  expect(page()).toContain('From $1,000 the whole order can.')
  book = { ...BOOK, terms: { ...BOOK.terms, unlimited_from: 0 } }
  await open()
  expect(page()).toContain('every order, whole.')
})

it('earlier bookings come when they are asked for, also those beyond the hundred that come at once', async () => {
  const all = Array.from({ length: 130 }, (_, at) => ({
    ...{ id: String(130 - at), at: '2030-01-01T10:00:00Z', kind: 'gift' as const },
    ...{ change: 1, balance: 130 - at, order_number: null },
  }))
  shop.client.script['user.bonuses'] = ({ query }) => {
    const { size, before = Number.POSITIVE_INFINITY } = query as { size: number; before?: number }
    const items = all.filter(({ id }) => Number(id) < before).slice(0, size)
    return { ...BOOK, expected: [], items, total: all.length }
  }
  await open()
  for (let shown = 20; shown < all.length; shown += 20) await press('button', 'Show earlier bookings')
  expect([rows().length, has('button', 'Show earlier bookings')]).toEqual([130, false])
  expect(rows().at(-1)).toMatch(/\$1$/)
})

it('without any it tells how the first ones come', async () => {
  book = { ...BOOK, expected: [], items: [], total: 0, balance: 0 }
  await open()
  expect([page().includes('The first bonuses come with your first order.'), rows()]).toEqual([true, []])
})

it('that do not come can be asked for again', async () => {
  shop.client.script['user.bonuses'] = refuses(404)
  await open()
  expect(textOf(find('alert'))).toContain('Your account could not be loaded.')
  shop.client.script['user.bonuses'] = () => book
  await press('button', 'Try again')
  expect([has('alert'), rows().length]).toEqual([false, 3])
})

it('on a slow line the page stayed blank: it holds the room of what comes', async () => {
  shop.client.script['user.bonuses'] = () => new Promise(() => {})
  await open()
  expect(document.querySelectorAll('[aria-busy="true"] i')).toHaveLength(3)
})
