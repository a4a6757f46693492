// A page to pay an order that is off is closed at its service, though the service fails at first or nobody told it.
import { describe, expect, test } from 'vitest'
import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { aContext } from '#api/testing/test-context.ts'
import { answer } from '../testing/at-the-gateway.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'
import { askPending } from './ask-pending.ts'
import type { ClosingDeps } from './close-at-service.ts'
import { releaseUnpaid } from './release-unpaid.ts'

const shop = openPaymentShop()
const job = (): JobContext => ({
  ...aContext(shop.db(), { now: shop.now }),
  ...{ signal: new AbortController().signal, retention: DEFAULT_RETENTION },
})

/** Keeps its pages open longer than the shop waits, as Stripe does, and fails to close one so many times. */
function slowToClose(failures: number, closing: ClosingDeps['closing'] = {}) {
  const service = shop.deps().providers.get('test') as PaymentProvider
  const closed: string[] = []
  let left = failures
  const close = async ({ reference }: { reference: string }) => {
    left -= 1
    if (left >= 0) throw new Error('503')
    closed.push(reference)
  }
  const provider = { ...service, ask: async () => undefined, close }
  return { closed, deps: { ...shop.deps(), providers: new Map([['test', provider]]), closing } }
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

test('of a released order it is closed at once, and a service that fails keeps no other order', async () => {
  await shop.order()
  await shop.order()
  const { closed, deps } = slowToClose(1)
  shop.pass(31)
  expect([await releaseUnpaid(job(), deps), closed.length]).toEqual([{ released: 2 }, 1])
})

describe('mutants', () => {
  async function closedOf(failures: number, closing: ClosingDeps['closing']) {
    await shop.order()
    const { closed, deps } = slowToClose(failures, closing)
    shop.pass(31)
    const releasing = await releaseUnpaid(job(), deps).catch((error: Error) => error.message)
    const atOnce = closed.length
    shop.pass(6)
    await askPending(job(), deps)
    return [releasing, atOnce, closed.length]
  }
  const released = { released: 1 }

  test('with every guard it is closed at once, or with the next question', async () => {
    expect([await closedOf(0, {}), await closedOf(1, {})]).toEqual([
      [released, 1, 2],
      [released, 0, 2],
    ])
  })

  test('nobody asks whether the order is off: a page the service failed to close takes money for good', async () => {
    expect(await closedOf(1, { isOff: async () => false })).toEqual([released, 0, 0])
  })

  test('every page counts as one of an order that is off: who still wants to pay cannot', async () => {
    await shop.order()
    const { closed, deps } = slowToClose(0, { isOff: async () => true })
    shop.pass(6)
    await askPending(job(), deps)
    expect(closed).toHaveLength(1)
  })

  test('nothing is told to the service: the page stays open', async () => {
    expect(await closedOf(0, { closeAtService: async () => {} })).toEqual([released, 0, 0])
  })

  test('a failure that is not caught: its order is released, and the run ends without the others', async () => {
    const closeAtService = () => Promise.reject(new Error('503'))
    expect(await closedOf(0, { closeAtService })).toEqual(['503', 0, 0])
  })
})
