// A page to pay an order that is off is closed at its service, though the service fails at first or nobody told it.
import { expect, test } from 'vitest'
import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { aContext } from '#api/testing/test-context.ts'
import { answer } from '../testing/at-the-gateway.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'
import { askPending } from './ask-pending.ts'
import { releaseUnpaid } from './release-unpaid.ts'

const shop = openPaymentShop()
const job = (): JobContext => ({
  ...aContext(shop.db(), { now: shop.now }),
  ...{ signal: new AbortController().signal, retention: DEFAULT_RETENTION },
})

/** Keeps its pages open longer than the shop waits, as Stripe does, and fails to close one so many times. */
function slowToClose(failures: number) {
  const service = shop.deps().providers.get('test') as PaymentProvider
  const closed: string[] = []
  let left = failures
  const close = async ({ reference }: { reference: string }) => {
    left -= 1
    if (left >= 0) throw new Error('503')
    closed.push(reference)
  }
  const provider = { ...service, ask: async () => undefined, close }
  return { closed, deps: { ...shop.deps(), providers: new Map([['test', provider]]) } }
}

test('of a released order whose service failed to close it, it is closed with the next question', async () => {
  await shop.order()
  const [payment] = await shop.payments()
  const { closed, deps } = slowToClose(1)
  shop.pass(31)
  expect(await releaseUnpaid(job(), deps)).toEqual({ released: 1 })
  expect(closed).toEqual([])
  shop.pass(6)
  await askPending(job(), deps)
  expect(closed).toEqual([payment?.reference])
})

test('of an order that waits for its money it stays open', async () => {
  await shop.order()
  const { closed, deps } = slowToClose(0)
  shop.pass(6)
  await askPending(job(), deps)
  expect(closed).toEqual([])
})

test('of an order canceled by hand it takes no money any more', async () => {
  const placed = await shop.order()
  await takeOrderStep(aContext(shop.db()), { orderId: placed.order.id, step: 'cancel', by: 'staff' })
  shop.pass(1)
  await shop.run('payments.ask')
  await answer(shop, placed.pay_link ?? '', 'pay')
  await shop.run('payments.ask')
  expect(await shop.see(placed)).toMatchObject({ canceled: true, paid: false })
  expect(await shop.reviews()).toEqual([])
})
