import { beforeEach, describe, expect, it } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { PAYMENT, withPayment } from '#web/features/payment/testing/an-unpaid-order.tsx'
import PaymentPage from './payment-page.tsx'

const ORDER = withPayment({})
let shop: ReturnType<typeof scriptedEngine>

beforeEach(async () => {
  shop = scriptedEngine()
  await shop.storage.set('us-shop/orders/o-1', { access_key: 'secret', order_id: 'o-1' })
})

const open = (address: string, order: object) => {
  shop.client.script['order.get'] = () => order
  return openPage(<PaymentPage />, { shop, address, path: address.split('?')[0] ?? '' })
}
const title = () => textOf(find('heading'))

describe('back from the payment, the shop says', () => {
  it('paid, when it knows', async () => {
    await open('/successful-payment?order=o-1', withPayment({ state: 'paid' }, { paid: true }))
    expect(title()).toBe('Paid')
    expect(page()).toContain('$112 has arrived')
    expect(find('link', 'See the order').getAttribute('href')).toBe('/order/o-1')
  })

  it('not paid, however the address calls itself', async () => {
    await open('/successful-payment?order=o-1', withPayment({ state: 'failed', payable: true }))
    expect(title()).toBe('Not paid')
    expect(page()).toContain('Nothing was charged.')
    expect(textOf(find('button', /^Try again/))).toBe('Try again$112')
  })

  it('of which order, where the service named none: the one somebody left to pay for', async () => {
    await shop.engine.activeOrder.keep({ activeOrderId: 'o-1' })
    await open('/failed-payment', withPayment({ state: 'failed', payable: true }))
    await settled()
    expect(title()).toBe('Not paid')
  })

  it('nothing of an order this browser never made', async () => {
    await open('/successful-payment?order=o-2', ORDER)
    expect(title()).toBe('We cannot show this order here')
    expect(shop.count('order.get')).toBe(0)
  })

  it('that a person looks at it, where money came that was not asked for', async () => {
    await open('/successful-payment?order=o-1', withPayment({}))
    expect(title()).toBe('We are looking at your payment')
    expect(has('button', /^Try again/)).toBe(false)
  })

  it('that the order was given up', async () => {
    await open(
      '/failed-payment?order=o-1',
      withPayment({ state: 'failed', expired: true }, { canceled: true }),
    )
    expect(title()).toBe('The order was given up')
  })
})

describe('while the bank has not answered', () => {
  it('it is asked, and its answer shows', async () => {
    const waiting = withPayment({ waits_for_bank: true, asked: 2 })
    shop.client.script['order.askPayment'] = () => ({ ...waiting.payment, asked: 3 })
    await open('/successful-payment?order=o-1', waiting)
    expect(title()).toBe('The bank has not answered')
    await settled()
    expect(textOf(find('status'))).toBe('Asked 3 times')
    shop.client.script['order.askPayment'] = () => ({ ...PAYMENT, state: 'paid', asked: 4 })
    shop.client.script['order.get'] = () => withPayment({ state: 'paid' }, { paid: true })
    await press('button', 'Ask now')
    await settled()
    expect(title()).toBe('Paid')
  })

  it('a service that says it was paid, and has not told the shop yet, is asked, too', async () => {
    shop.client.script['order.askPayment'] = () => ({ ...PAYMENT, payable: true })
    await open('/successful-payment?order=o-1', withPayment({ payable: true }))
    expect(title()).toBe('The bank has not answered')
  })
})

it('a payment that cannot be started says so and stays', async () => {
  await open('/failed-payment?order=o-1', withPayment({ state: 'failed', payable: true }))
  await press('button', /^Try again/)
  await settled()
  expect(textOf(find('alert'))).toContain('Nothing was charged')
  expect(page()).toContain('The payment could not be started.')
})
