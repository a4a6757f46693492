import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { all, find, has, press, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import * as notices from '#web/lib/notify.ts'
import { OrdersView } from './orders-view.tsx'
import { aStaffShop, COUNTS, STATES, someDetails, until } from './testing/a-staff-shop.ts'

let shop: ReturnType<typeof aStaffShop>
beforeEach(() => {
  shop = aStaffShop()
})
const numbers = () => all('button', /^\d+$/).map((one) => one.textContent)
const shows = (text: string) => until(() => document.body.textContent.includes(text))
const open = async (openId?: number) => {
  const page = await openPage(<OrdersView openId={openId} />, { shop, address: '/admin/orders' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  return page
}

it('shows the orders of a list, how many stand in each, and asks for another when it is chosen', async () => {
  await open()
  expect([numbers(), has('button', 'All 7')]).toEqual([['1001', '1000'], true])
  await press('button', 'To send 2')
  expect(shop.asked('staff.orders').at(-1)).toMatchObject({ query: { view: 'to_send' } })
})

it('asks for what was typed once the hand rests, and says when nothing fits', async () => {
  await open()
  shop.client.script['staff.orders'] = () => ({ items: [], counts: COUNTS, next: null })
  await type('Number, name, phone, SKU', 'berg')
  await shows('No order fits.')
  expect(shop.asked('staff.orders').at(-1)).toMatchObject({ query: { q: 'berg' } })
})

it('opens an order by the keys of the list', async () => {
  const { address } = await open()
  const key = (name: string) =>
    act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
  await key('j')
  await key('j')
  await key('Enter')
  expect(address()).toBe('/admin/orders/1000')
})

it('takes the next step from the states it shows, and tells who comes second', async () => {
  const told = vi.spyOn(notices, 'notify')
  shop.client.script['staff.orderStep'] = () => {
    throw new CallError({ code: 409, result: 'ORDER_MOVED_ON', meta: {} })
  }
  await open(1001)
  await press('button', 'Mark as packed')
  expect(shop.asked('staff.orderStep')).toMatchObject([
    { params: { id: 1001 }, body: { step: 'pack', from: STATES } },
  ])
  expect(told.mock.lastCall?.[0].text).toContain('Somebody else has changed this order')
  expect(shop.asked('staff.order')).toHaveLength(2)
})

it('cancels only after saying what will happen, with the reason typed', async () => {
  await open(1001)
  await press('button', 'Cancel order')
  await shows('$93.50 was paid: give it back after canceling.')
  await type('Reason, not shown to the customer', 'torn')
  await press('button', 'Cancel order')
  expect(shop.asked('staff.orderStep')).toMatchObject([{ body: { step: 'cancel', reason: 'torn' } }])
})

it('gives back what is typed, and never more than there is', async () => {
  shop.client.script['order.refund'] = () => ({ amount: 40 })
  await open(1001)
  await type('Amount, USD', '94')
  await press('button', 'Refund')
  expect([shop.asked('order.refund'), has('field', 'Amount, USD')]).toEqual([[], true])
  await type('Amount, USD', '40')
  await press('button', 'Give back $40')
  expect(shop.asked('order.refund')).toMatchObject([{ params: { id: '000001001' }, body: { amount: 40 } }])
})

it('closes money in review with a word on what was done', async () => {
  const reviews = [{ id: 3, reason: 'paid_twice', at: '2026-03-02T10:00:00Z', refund: null }]
  shop.client.script['staff.order'] = () => someDetails({ reviews })
  shop.client.script['staff.resolveReview'] = () => ({ id: 3, resolved: true })
  await open(1001)
  await shows('Paid twice')
  await type('What was done about it', 'given back')
  await press('button', 'Settled')
  expect(find('heading', 'Orders')).toBeDefined()
  expect(shop.asked('staff.resolveReview')).toMatchObject([
    { params: { id: 3 }, body: { resolution: 'given back' } },
  ])
})

it('is for the staff alone', async () => {
  shop.client.script['staff.orders'] = () => {
    throw new CallError({ code: 403, result: 'no', meta: { errorCode: 'ACCESS_DENIED' } })
  }
  await open()
  await shows("This page is for the shop's staff.")
})

it('sends a gift card again for who did not get it', async () => {
  const card = {
    id: 7,
    value: 100,
    recipient: 'Eve',
    email: 'eve@example.org',
    code_end: 'AB23',
    send_at: null,
  }
  const details = someDetails()
  const gift_cards = [{ ...card, sent_at: '2026-03-02T12:00:00Z' }]
  shop.client.script['staff.order'] = () => ({ ...details, order: { ...details.order, gift_cards } })
  shop.client.script['staff.sendGiftCard'] = () => gift_cards[0]
  await open(1001)
  await shows('The code ends in AB23.')
  await press('button', 'Send again')
  expect(shop.asked('staff.sendGiftCard')).toMatchObject([{ params: { id: 1001, card: 7 } }])
})
