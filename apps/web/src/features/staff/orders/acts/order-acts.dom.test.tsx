import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { below, find, has, page, press, settled, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { OrderPeek } from '../order-peek.tsx'
import { aStaffShop, STATES, someDetails } from '../testing/a-staff-shop.ts'

const REASON = 'Reason, not shown to the customer'
const DONE = 'What was done about it'
let shop: ReturnType<typeof aStaffShop>
let changes: number
beforeEach(() => {
  notices.set([])
  changes = 0
  shop = aStaffShop()
})
async function open(facts: Partial<StaffOrderDetails> = {}, store = 'us'): Promise<void> {
  shop.client.script['staff.order'] = () => someDetails(facts)
  const peek = <OrderPeek id={1001} ids={[1001]} onOpen={() => undefined} onChange={() => (changes += 1)} />
  await openPage(peek, { shop, store })
  await settled()
}
const told = () => notices.get().map(({ text }) => text)
const isBusy = (name: string) => find('button', name).ariaBusy === 'true'

it('who keeps the order after all has sent nothing, and finds the next step again', async () => {
  await open()
  await press('button', 'Cancel order')
  expect(has('button', 'Mark as packed')).toBe(false)
  await press('button', 'Keep the order')
  expect([has('button', 'Mark as packed'), shop.asked('staff.orderStep')]).toEqual([true, []])
})

it('canceled without an answer, the reason stays typed, the order is read again, and the list too', async () => {
  shop.client.script['staff.orderStep'] = refuses(0)
  await open()
  await press('button', 'Cancel order')
  await type(REASON, 'Torn in the warehouse')
  await press('button', 'Cancel order')
  expect(told()).toEqual(['There is no connection at the moment. Please try again.'])
  expect([typedIn(REASON), shop.asked('staff.order').length, changes]).toEqual([
    'Torn in the warehouse',
    2,
    1,
  ])
})

it('who wants to cancel an order that was handed over meanwhile is offered what can still be done', async () => {
  await open()
  await press('button', 'Cancel order')
  shop.client.script['staff.order'] = () => someDetails({ steps: ['deliver'] })
  shop.client.script['staff.orderStep'] = refuses(409, { result: 'ORDER_MOVED_ON' })
  await press('button', 'Cancel order')
  expect([has('button', 'Cancel order'), has('button', 'Mark as delivered')]).toEqual([false, true])
})

it('whose right was taken away meanwhile is told so, and who can change it', async () => {
  shop.client.script['staff.orderStep'] = refuses(403)
  await open()
  await press('button', 'Mark as packed')
  expect(told()).toEqual([expect.stringMatching(/no longer may.*gives out roles/)])
})

it('that all of it came back is confirmed before, with what follows', async () => {
  await open({ steps: ['return'] })
  await press('button', 'Came back')
  expect([page(), shop.asked('staff.orderStep')]).toEqual([
    expect.stringContaining('this cannot be undone'),
    [],
  ])
  await press('button', 'Not now')
  await press('button', 'Came back')
  await press('button', 'The whole order came back')
  expect(shop.asked('staff.orderStep')).toMatchObject([{ body: { step: 'return', from: STATES } }])
})

it('pressed twice, an order goes one step and not two', async () => {
  let answer: (details: object) => void = () => undefined
  shop.client.script['staff.orderStep'] = () => new Promise((resolve) => (answer = resolve))
  await open({ steps: ['pack', 'ship'] })
  await press('button', 'Mark as packed')
  expect([isBusy('Mark as packed'), isBusy('Hand to the carrier')]).toEqual([true, true])
  await press('button', 'Mark as packed')
  await act(async () => answer(someDetails()))
  await settled()
  expect(shop.asked('staff.orderStep')).toMatchObject([{ body: { step: 'pack', from: STATES } }])
})

it('a parcel is handed over with its number, which is asked for whole, or without one', async () => {
  await open({ steps: ['ship'] })
  await press('button', 'Hand to the carrier')
  await type('Tracking number', '1Z 999')
  await type('Link to follow it, if there is one', 'ups.example')
  await press('button', 'Hand to the carrier')
  expect(shop.asked('staff.orderStep')).toEqual([])
  expect(page()).toContain('Please fill this in.')
  expect(page()).toContain('Must begin with https://')
  await type('Carrier', 'UPS')
  await type('Link to follow it, if there is one', '')
  await press('button', 'Hand to the carrier')
  await settled()
  expect(shop.asked('staff.orderStep')).toMatchObject([
    { body: { step: 'ship', from: STATES, tracking: { carrier: 'UPS', number: '1Z 999' } } },
  ])
})

it('a parcel without a number is handed over all the same', async () => {
  await open({ steps: ['ship'] })
  await press('button', 'Hand to the carrier')
  await press('button', 'Not yet')
  await press('button', 'Hand to the carrier')
  await press('button', 'Hand to the carrier')
  await settled()
  const [asked] = shop.asked('staff.orderStep') as { body: object }[]
  expect(asked?.body).toEqual({ step: 'ship', from: STATES })
})

it('an order nobody has paid for is canceled without a word of money to give back', async () => {
  await open({
    refundable: 0,
    refundable_parts: { money: 0, gift_cards: 0, bonuses: 0 },
    states: { order: 'placed', payment: 'open' },
  })
  await press('button', 'Cancel order')
  expect(page()).not.toContain('give it back')
})

it('canceling gives cards and bonuses back by itself: only the money is left to be given back', async () => {
  await open({ refundable: 119, refundable_parts: { money: 59, gift_cards: 50, bonuses: 10 } })
  await press('button', 'Cancel order')
  expect(page()).toContain('$59 was paid: give it back after canceling.')
})

it('what is to be given back is said in the money of the order, whatever store one looks through', async () => {
  await open({ store_code: 'de' }, 'us')
  await press('button', 'Cancel order')
  expect(page()).toMatch(/93,50.€ was paid: give it back after canceling\./)
})

it('an order that has ended offers no step', async () => {
  await open({ steps: [] })
  expect([has('button', 'Cancel order'), has('button', 'Mark as packed')]).toEqual([false, false])
})

it('money in review: why is said, a word on it is needed, and without a line the word stays', async () => {
  shop.client.script['staff.resolveReview'] = refuses(0)
  await open({ reviews: [{ id: 3, reason: 'amount_differs', at: '2026-03-02T10:00:00Z', refund: null }] })
  await type(DONE, '   ')
  await press('button', 'Settled')
  expect(shop.asked('staff.resolveReview')).toEqual([])
  await type(DONE, 'Asked the bank')
  await press('button', 'Settled')
  await settled()
  expect([told().length, typedIn(DONE)]).toEqual([1, 'Asked the bank'])
})

it('of two monies in review each is settled by itself', async () => {
  const reviews = [3, 4].map((id) => ({ id, reason: 'paid_twice', at: '2026-03-02T10:00:00Z', refund: null }))
  shop.client.script['staff.resolveReview'] = () => {
    shop.client.script['staff.order'] = () => someDetails({ reviews: reviews.slice(1) })
    return { id: 3, resolved: true }
  }
  await open({ reviews })
  await type(DONE, 'Given back')
  await press('button', 'Settled')
  await settled()
  expect(shop.asked('staff.resolveReview')).toMatchObject([
    { params: { id: 3 }, body: { resolution: 'Given back' } },
  ])
  expect([page().split('Paid twice').length - 1, typedIn(DONE)]).toEqual([1, ''])
})

it('of two refused refunds each says how much it is, why it was wished for and why it was refused', async () => {
  const refused = (id: number, refund: { sum: number; reason: string; why: string }) => ({
    ...{ id, reason: 'refund_refused', at: '2026-03-02T10:00:00Z', refund },
  })
  const reviews = [
    refused(3, { sum: 5, reason: '', why: 'already given back' }),
    refused(4, { sum: 7.5, reason: 'too small', why: 'card expired' }),
  ]
  await open({ reviews })
  for (const words of ['refund: $5already given back', 'refund: $7.50', 'too small · card expired'])
    expect(page()).toContain(words)
})

it('a letter sent again says so, and one the shop may not send says why not', async () => {
  shop.client.script['staff.sendOrderMail'] = () => true
  await open({ mails: ['placed'] })
  const name = 'Confirmation of the order'
  await press('button', name)
  shop.client.script['staff.sendOrderMail'] = refuses(429)
  await press('button', name)
  expect(shop.asked('staff.sendOrderMail')).toMatchObject([
    { body: { mail: 'placed' } },
    { body: { mail: 'placed' } },
  ])
  expect([told().length, told()[0] === told()[1]]).toEqual([2, false])
})

it('a step the shop stumbled over may have been taken: nobody says that nothing was changed', async () => {
  shop.client.script['staff.orderStep'] = refuses(502)
  await open()
  await press('button', 'Mark as packed')
  expect([told(), shop.asked('staff.order').length]).toEqual([['That did not work. Please try again.'], 2])
})

it('money in review without a word on it: the word is asked for, and gone on from', async () => {
  await open({ reviews: [{ id: 3, reason: 'amount_differs', at: '2026-03-02T10:00:00Z', refund: null }] })
  await press('button', 'Settled')
  expect([below(DONE), document.activeElement === find('field', DONE)]).toEqual([
    'Please fill this in.',
    true,
  ])
})

it('an order canceled by two presses on a slow line is canceled once', async () => {
  let answer: (details: object) => void = () => undefined
  shop.client.script['staff.orderStep'] = () => new Promise((resolve) => (answer = resolve))
  await open()
  await press('button', 'Cancel order')
  await type(REASON, 'Torn in the warehouse')
  await act(async () => {
    for (const _ of [1, 2]) find('field', REASON).closest('form')?.requestSubmit()
  })
  await settled()
  await act(async () => answer(someDetails()))
  await settled()
  expect(shop.asked('staff.orderStep')).toHaveLength(1)
})
