import { describe, expect, test } from 'vitest'
import { deliveryStep, isUnderWay } from './delivery-step.ts'
import { ORDER_STATES } from './states.ts'
import {
  FIRST_STATES,
  ORDER_STEPS,
  type OrderState,
  type OrderStates,
  PAYMENT_STEPS,
  type PaymentState,
  type Step,
  type StepTaker,
  shownStatus,
  takeStep,
} from './status.ts'

const STEPS = [...Object.keys(ORDER_STEPS), ...Object.keys(PAYMENT_STEPS)] as Step[]
const TAKERS: StepTaker[] = ['customer', 'staff', 'system']
const walk = (steps: readonly (readonly [Step, StepTaker])[], from: OrderStates = FIRST_STATES) =>
  steps.reduce((states, [step, by]) => {
    const outcome = takeStep(states, step, by)
    if (!outcome.ok) throw new Error(`${step}: ${outcome.problem}`)
    return outcome.states
  }, from)

const nextOf = (states: OrderStates): OrderStates[] =>
  STEPS.flatMap((step) => TAKERS.map((by) => takeStep(states, step, by))).flatMap((outcome) =>
    outcome.ok ? [outcome.states] : [],
  )

/** All that can be reached, by whatever steps. */
function reachable(): OrderStates[] {
  const found = new Map<string, OrderStates>()
  const visit = (states: OrderStates): void => {
    const key = `${states.order} ${states.payment}`
    if (found.has(key)) return
    found.set(key, states)
    for (const next of nextOf(states)) visit(next)
  }
  visit(FIRST_STATES)
  return [...found.values()]
}

describe('the life of an order', () => {
  test('from the click to the door, and paid on the way', () => {
    const states = walk([
      ['startPayment', 'customer'],
      ['pay', 'system'],
      ['confirm', 'system'],
      ['pack', 'staff'],
      ['ship', 'staff'],
      ['arrive', 'system'],
      ['deliver', 'system'],
    ])
    expect(states).toEqual({ order: 'delivered', payment: 'paid' })
  })

  test('every state there is can be reached, and no other', () => {
    const orders = new Set<OrderState>(reachable().map((one) => one.order))
    const payments = new Set<PaymentState>(reachable().map((one) => one.payment))
    expect(orders.size).toBe(8)
    expect(payments.size).toBe(6)
  })

  test('a shopper withdraws until it is packed, and takes no step of the shop', () => {
    expect(takeStep({ order: 'confirmed', payment: 'paid' }, 'withdraw', 'customer')).toMatchObject({
      ok: true,
    })
    const packed = { order: 'packed', payment: 'paid' } as const
    expect(takeStep(packed, 'withdraw', 'customer')).toEqual({ ok: false, problem: 'not_now' })
    for (const step of ['confirm', 'pack', 'ship', 'deliver', 'return', 'cancel', 'pay', 'refund'] as const)
      expect(takeStep(FIRST_STATES, step, 'customer')).toEqual({ ok: false, problem: 'not_allowed' })
  })

  test('what is over stays over', () => {
    for (const order of ['canceled', 'returned'] as const)
      for (const step of Object.keys(ORDER_STEPS) as Step[])
        for (const by of TAKERS) expect(takeStep({ order, payment: 'open' }, step, by).ok).toBe(false)
  })

  test('money only moves forward: once paid it is never open, pending or failed again', () => {
    const had = new Set<PaymentState>(['paid', 'part_refunded', 'refunded'])
    const paid = reachable().filter(({ payment }) => had.has(payment))
    const after = paid.flatMap((states) => nextOf(states)).map(({ payment }) => payment)
    expect(new Set(after)).toEqual(had)
  })

  test('an order nobody paid runs out; one that was paid, or is being packed, does not', () => {
    const expire = (states: OrderStates) => takeStep(states, 'expire', 'system')
    for (const payment of ['open', 'pending', 'failed'] as const)
      expect(expire({ order: 'placed', payment })).toMatchObject({ states: { order: 'canceled', payment } })
    for (const payment of ['paid', 'part_refunded', 'refunded'] as const)
      expect(expire({ order: 'placed', payment })).toEqual({ ok: false, problem: 'not_now' })
    expect(expire({ order: 'packed', payment: 'open' }).ok).toBe(false)
  })
})

describe('what the wire shows', () => {
  test('letter and stage of a state are of one mind', () => {
    for (const states of reachable()) {
      const shown = shownStatus(states)
      expect(deliveryStep({ ...shown, stage: null })).toBe(deliveryStep(shown))
    }
  })

  test.each([
    ['G', null, 0],
    ['NA', null, 1],
    ['M', null, 2],
    ['KR', null, 3],
    ['LF', null, 4],
    ['O', null, 5],
    ['N', 4, 4],
    ['?', null, 0],
    ['N', 9, 5],
  ])('letters %s with stage %s are step %i', (order_status, stage, step) => {
    expect(deliveryStep({ order_status, stage })).toBe(step)
  })

  test.each(ORDER_STATES)('an order is under way until it came, came back or was canceled: %s', (order) => {
    const { stage, canceled } = shownStatus({ order, payment: 'open' })
    const over: readonly OrderState[] = ['delivered', 'returned', 'canceled']
    expect(isUnderWay({ stage, canceled })).toBe(!over.includes(order))
  })
})
