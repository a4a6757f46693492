import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { below, find, has, press, settled, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { OrderPeek } from '../order-peek.tsx'
import { aStaffShop, someDetails } from '../testing/a-staff-shop.ts'

const AMOUNT = 'Amount, USD'
let shop: ReturnType<typeof aStaffShop>
beforeEach(() => {
  notices.set([])
  shop = aStaffShop()
  shop.client.script['order.refund'] = () => ({ amount: 40 })
})
async function open(facts: Partial<StaffOrderDetails> = {}): Promise<void> {
  shop.client.script['staff.order'] = () => someDetails(facts)
  const nothing = () => undefined
  await openPage(<OrderPeek id={1001} ids={[1001]} onOpen={nothing} onChange={nothing} />, { shop })
  await settled()
}
async function giveBack(amount: string): Promise<void> {
  await type(AMOUNT, amount)
  await press('button', /^(Give back|Refund$)/)
  await settled()
}
const keys = () => shop.asked('order.refund').map(({ body }) => (body as { key: string }).key)
const told = () => notices.get().map(({ text }) => text)

it('all that came stands in the field, and goes back as it is typed, with a comma too', async () => {
  await open()
  expect(typedIn(AMOUNT)).toBe('93.50')
  await giveBack('40,5')
  expect(shop.asked('order.refund')).toMatchObject([{ params: { id: '000001001' }, body: { amount: 40.5 } }])
  expect(told()).toEqual(['$40.50 is on its way back.'])
})

it('what one piece that came back was paid with stands in the field, beside all that can be given back', async () => {
  await open({ refundable: 93.5, returned_worth: 40 })
  expect([typedIn(AMOUNT), has('button', 'Give back $40')]).toEqual(['40', true])
  expect(below(AMOUNT)).toBe('For the pieces that came back. Up to $93.50 can be given back.')
})

it('once it went back nothing stands in the field, until somebody types it', async () => {
  await open({ refundable: 53.5, returned_worth: 0 })
  expect(typedIn(AMOUNT)).toBe('')
  await giveBack('5')
  expect(shop.asked('order.refund')).toMatchObject([{ body: { amount: 5 } }])
})

it('without a sum the button was left with half a sentence, “erstatten” of no sum in German', async () => {
  await open({ refundable: 53.5, returned_worth: 0 })
  expect([has('button', 'Refund'), has('button', /^Give back/)]).toEqual([true, false])
  await type(AMOUNT, '5')
  expect([has('button', 'Refund'), has('button', 'Give back $5')]).toEqual([false, true])
})

it('of what gift cards and bonuses paid, too, it says before how much goes where, to the sum that is typed', async () => {
  const refundable_parts = { money: 59, gift_cards: 50, bonuses: 10 }
  await open({ refundable: 119, refundable_parts })
  const said = () => find('status').textContent
  expect(said()).toBe(
    'Each way it was paid gets its share:$59 as money$50 to gift cards$10 to the customer’s bonuses',
  )
  await type(AMOUNT, '11,90')
  expect(said()).toContain('$5.90 as money$5 to gift cards$1 to')
  await type(AMOUNT, '119.01')
  expect(said()).toContain('$0 as money$0 to gift cards$0 to')
  await giveBack('11,90')
  expect(shop.asked('order.refund')).toMatchObject([{ body: { amount: 11.9 } }])
})

it('an order that only gift cards paid gives back to them', async () => {
  await open({ refundable: 60, refundable_parts: { money: 0, gift_cards: 60, bonuses: 0 } })
  expect(find('status').textContent).toBe('Each way it was paid gets its share:$60 to gift cards')
})

it('where money alone came, or is left, nothing is said of shares', async () => {
  await open()
  expect(has('status')).toBe(false)
})

it('pressed again after an answer that was lost, money goes back once', async () => {
  shop.client.script['order.refund'] = refuses(0)
  await open()
  await giveBack('40')
  await press('button', 'Give back $40')
  expect([keys().length, new Set(keys()).size, typedIn(AMOUNT)]).toEqual([2, 1, '40'])
  expect(told()[0]).toBe('There is no connection at the moment. Please try again.')
})

it('where the lost one came through after all, the same sum once more is another refund', async () => {
  shop.client.script['order.refund'] = () => {
    shop.client.script['staff.order'] = () => someDetails({ refundable: 53.5 })
    return refuses(0)()
  }
  await open()
  await giveBack('40')
  expect(typedIn(AMOUNT)).toBe('53.50')
  await giveBack('40')
  expect(new Set(keys()).size).toBe(2)
})

it('where another of the staff gave back meanwhile, nothing goes back twice, and it says so', async () => {
  shop.client.script['order.refund'] = () => {
    shop.client.script['staff.order'] = () => someDetails({ refundable: 53.5 })
    return refuses(409)()
  }
  await open()
  await giveBack('40')
  expect(shop.asked('order.refund')).toMatchObject([{ body: { amount: 40, refundable: 93.5 } }])
  expect(told()).toEqual(['Somebody else has changed this order. This is how it stands now.'])
  expect(typedIn(AMOUNT)).toBe('53.50')
})

it('a refund the bank refuses is not said to be on its way', async () => {
  shop.client.script['order.refund'] = () => ({ amount: 40, state: 'refused' })
  await open()
  await giveBack('40')
  expect(told()).toEqual(['The bank refuses the refund'])
})

it('while it is sent nothing can be pressed a second time', async () => {
  let answer: (refund: object) => void = () => undefined
  shop.client.script['order.refund'] = () => new Promise((resolve) => (answer = resolve))
  await open()
  await giveBack('40')
  expect(find('button', 'Give back $40').ariaBusy).toBe('true')
  await press('button', 'Give back $40')
  await act(async () => answer({ amount: 40, state: 'done' }))
  expect(keys()).toHaveLength(1)
})

it('sums are in the money of the order and as its own store writes them', async () => {
  const { order } = someDetails()
  await open({ store_code: 'de', order: { ...order, currency: 'EUR' } as StaffOrderDetails['order'] })
  await type('Amount, EUR', '40,5')
  expect(find('button', /^Give back/).textContent).toMatch(/40,50.€/)
})

it('the same sum given back on purpose for a second time is another refund, as is another sum', async () => {
  await open()
  await giveBack('40')
  await giveBack('40')
  await giveBack('10')
  expect(new Set(keys()).size).toBe(3)
})

it.each(['94', '0', '-5', 'all', '1,000', '0x10', '40.555'])(
  '%s is not given back, and it says why not',
  async (amount) => {
    await open()
    await giveBack(amount)
    expect([below(AMOUNT), shop.asked('order.refund')]).toEqual([
      'More than can be given back, or nothing.',
      [],
    ])
  },
)

it('what somebody else gave back meanwhile is told, and what is left stands in the field', async () => {
  await open()
  shop.client.script['order.refund'] = refuses(409)
  shop.client.script['staff.order'] = () => someDetails({ refundable: 53.5 })
  await giveBack('93')
  expect(told()[0]).toContain('Somebody else has changed this order.')
  expect(typedIn(AMOUNT)).toBe('53.50')
})

it('where nothing came, nothing is offered to give back', async () => {
  await open({ refundable: 0 })
  expect(has('field', AMOUNT)).toBe(false)
})
