import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { PayAgain } from './pay-again.tsx'
import { anOrderToPay, withPayment } from './testing/an-unpaid-order.tsx'

const OTHERS = [
  { code: 'invoice', title: 'By invoice', offline: true, total: 112 },
  { code: 'cash', title: 'Cash', offline: true, total: 115 },
]
const UNPAID = withPayment({ state: 'failed', payable: true, other_methods: OTHERS })
const pay_form = { action: 'https://bank.example/pay', method: 'POST', fields: { amount: '112' } }
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)

let shop: ReturnType<typeof anOrderToPay>
beforeEach(() => {
  notices.set([])
  submit.mockClear()
  shop = anOrderToPay((payable) => <PayAgain {...payable} label="Pay now" />)
  shop.client.script['order.pay'] = () => ({ pay_link: null, pay_form, pay_script: null })
})
const payButton = () => find('button', /^Pay now|^Taking/) as HTMLButtonElement

it('the same way is paid as it stands, and which order it was is kept before the browser leaves', async () => {
  const left: unknown[] = []
  submit.mockImplementation(() => void left.push(shop.engine.activeOrder.read()))
  await shop.open(UNPAID)
  await press('button', 'Pay now$112')
  expect(shop.asked('order.pay')).toMatchObject([{ query: { key: 'secret' }, body: { expected_total: 112 } }])
  expect(shop.asked('order.pay')[0]?.body).not.toHaveProperty('payment_method_code')
  expect(await left[0]).toMatchObject({ activeOrderId: 'o-1' })
})

it('another way says beside it what it costs where that differs, and the button asks for that', async () => {
  await shop.open(UNPAID)
  expect(all('choice').map((one) => textOf(one.closest('label')))).toEqual([
    'Test card',
    'By invoice',
    'Cash$115',
  ])
  await press('choice', /^Cash/)
  await press('button', 'Pay now$115')
  expect(shop.asked('order.pay')).toMatchObject([
    { body: { payment_method_code: 'cash', expected_total: 115 } },
  ])
})

it('pressed twice it is tried once', async () => {
  shop.client.script['order.pay'] = () => new Promise(() => {})
  await shop.open(UNPAID)
  await press('button', /^Pay now/)
  expect([textOf(payButton()), payButton().ariaBusy]).toEqual(['Taking you to the payment$112', 'true'])
  await press('button', /^Taking/)
  expect(shop.asked('order.pay')).toHaveLength(1)
})

it('a sum that has changed meanwhile is told before anybody pays it, and nothing was charged', async () => {
  shop.client.script['order.pay'] = refuses(409, { errorCode: 'TOTAL_CHANGED' })
  await shop.open(UNPAID)
  await press('choice', /^Cash/)
  await press('button', /^Pay now/)
  expect(notices.get()).toMatchObject([{ text: expect.stringContaining('The sum has changed') }])
  expect([shop.onChange.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0])
})

it('paid on another device meanwhile, the order is read anew, and no sum is blamed', async () => {
  shop.client.script['order.pay'] = refuses(409, { errorCode: 'ORDER_PAID' })
  await shop.open(UNPAID)
  await press('button', /^Pay now/)
  expect([shop.onChange.mock.calls.length, notices.get()]).toEqual([1, []])
})

it('by a way that is offered no more it is not paid: it says so, and the order is read anew with those there are', async () => {
  shop.client.script['order.pay'] = refuses(400, { errorCode: 'PAYMENT_UNAVAILABLE' })
  await shop.open(UNPAID)
  await press('button', /^Pay now/)
  expect(notices.get()).toMatchObject([{ text: expect.stringContaining('not offered any more') }])
  expect([shop.onChange.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0])
})

it('a way that was withdrawn stood first in the list: it is left out and said to be gone, and another pays', async () => {
  shop.client.script['order.pay'] = () => ({ pay_link: null, pay_form: null, pay_script: null })
  await shop.open(
    withPayment({ state: 'failed', payable: true, own_method_offered: false, other_methods: OTHERS }),
  )
  expect(page()).toContain('“Test card” is not offered any more.')
  expect(all('choice').map((one) => textOf(one.closest('label')))).toEqual(['By invoice', 'Cash$115'])
  await press('button', 'Pay now$112')
  await press('choice', /^Cash/)
  await press('button', 'Pay now$115')
  expect(shop.asked('order.pay')).toMatchObject([
    { body: { payment_method_code: 'invoice', expected_total: 112 } },
    { body: { payment_method_code: 'cash', expected_total: 115 } },
  ])
})

it.each([0, 502])('without an answer (%s) it says so and can be tried again at once', async (code) => {
  const leads = shop.client.script['order.pay']
  shop.client.script['order.pay'] = refuses(code)
  await shop.open(UNPAID)
  await press('button', /^Pay now/)
  expect(page()).toContain('The payment could not be started. Please try again in a moment.')
  expect([payButton().ariaBusy, shop.onChange.mock.calls.length]).toEqual([null, 0])
  if (leads) shop.client.script['order.pay'] = leads
  await press('button', 'Pay now$112')
  expect([submit.mock.calls.length, page().includes('could not be started')]).toEqual([1, false])
})

it('what is settled without a service stays on this page, which reads the order anew', async () => {
  shop.client.script['order.pay'] = () => ({ pay_link: null, pay_form: null, pay_script: null })
  await shop.open(UNPAID)
  await press('choice', 'By invoice')
  await press('button', /^Pay now/)
  expect([shop.onChange.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0])
  expect(payButton().ariaBusy).toBeNull()
})

it('back from the bank by "Back", it can be paid again', async () => {
  await shop.open(UNPAID)
  await press('button', /^Pay now/)
  expect(payButton().ariaBusy).toBe('true')
  await act(async () => void dispatchEvent(new Event('pageshow')))
  await settled()
  expect([payButton().ariaBusy, has('button', 'Pay now$112')]).toEqual([null, true])
})

it('where there is no other way, none is offered to choose', async () => {
  await shop.open(withPayment({ state: 'failed', payable: true }))
  expect([all('choice'), has('button', 'Pay now$112')]).toEqual([[], true])
})
