import { describe, expect, test } from 'vitest'
import { type AttemptState, judgeReport, type PaymentReport } from './payment-report.ts'
import type { OrderStates } from './status.ts'

const attempt = (state: AttemptState) => ({ state, amountMinor: 28_600, currencyCode: 'EUR' })
const order = (payment: OrderStates['payment'], state: OrderStates['order'] = 'placed'): OrderStates => ({
  order: state,
  payment,
})
const PAID = { kind: 'paid', amountMinor: 28_600, currencyCode: 'EUR' } as const

describe('a payment service says', () => {
  test.each<[string, AttemptState, PaymentReport, OrderStates, ReturnType<typeof judgeReport>]>([
    ['paid', 'started', PAID, order('pending'), { state: 'paid', step: 'pay' }],
    ['paid, after the bank was slow', 'pending', PAID, order('pending'), { state: 'paid', step: 'pay' }],
    ['paid, after it had said no', 'failed', PAID, order('failed'), { state: 'paid', step: 'pay' }],
    ['paid, of a try that was given up', 'canceled', PAID, order('open'), { state: 'paid', step: 'pay' }],
    ['paid, again', 'paid', PAID, order('paid'), undefined],
    ['paid, of what a person looks at', 'review', PAID, order('pending'), undefined],
    ['no, after it had said paid', 'paid', { kind: 'failed' }, order('paid'), undefined],
    ['no', 'started', { kind: 'failed' }, order('pending'), { state: 'failed', step: 'failPayment' }],
    ['no, again', 'failed', { kind: 'failed' }, order('failed'), undefined],
    [
      'no, of an older try than the one that paid',
      'started',
      { kind: 'failed' },
      order('paid'),
      { state: 'failed' },
    ],
    ['closed', 'pending', { kind: 'canceled' }, order('pending'), { state: 'canceled', step: 'failPayment' }],
    ['wait', 'started', { kind: 'pending' }, order('pending'), { state: 'pending' }],
    ['wait, after it had said no', 'failed', { kind: 'pending' }, order('failed'), undefined],
  ])('%s', (...[, state, report, states, verdict]) =>
    expect(judgeReport(attempt(state), report, states)).toEqual(verdict),
  )
})

describe('money a person must look at', () => {
  test.each([
    ['less than was asked', { ...PAID, amountMinor: 28_599 }],
    ['more than was asked', { ...PAID, amountMinor: 28_601 }],
    ['another currency', { ...PAID, currencyCode: 'USD' }],
  ])('%s pays nothing', (_, report) =>
    expect(judgeReport(attempt('started'), report, order('pending'))).toEqual({
      state: 'review',
      review: 'amount_differs',
    }),
  )

  test('what was asked for pays nothing where another way to pay has made it another sum', () => {
    const dearer = { ...order('pending'), totalMinor: 29_000 }
    expect(judgeReport(attempt('started'), PAID, dearer)).toMatchObject({ review: 'amount_differs' })
    expect(judgeReport(attempt('started'), PAID, { ...dearer, totalMinor: 28_600 })).toMatchObject({
      state: 'paid',
      step: 'pay',
    })
  })

  test('what came twice is kept, and the order is paid once', () => {
    for (const payment of ['paid', 'part_refunded', 'refunded'] as const)
      expect(judgeReport(attempt('started'), PAID, order(payment))).toEqual({
        state: 'paid',
        review: 'paid_twice',
      })
  })

  test('what came after the order was given up is kept, too', () => {
    expect(judgeReport(attempt('started'), PAID, order('failed', 'canceled'))).toEqual({
      state: 'paid',
      step: 'pay',
      review: 'paid_after_release',
    })
  })
})
