// The life of an order and of its payment: every step there is, from where to where, and who may take it. What the wire
// shows of it (status letters, a numeric stage) is read off the state and stored nowhere.

import type { DeliveryStage } from './delivery-step.ts'
import { holdsMoney } from './money/holds-money.ts'
import type { OrderState, PaymentState } from './states.ts'

export type { OrderState, PaymentState } from './states.ts'

/** `system`: the shop's own jobs, and a payment service whose word was verified. */
export type StepTaker = 'customer' | 'staff' | 'system'
export type OrderStates = { order: OrderState; payment: PaymentState }

type Transition<S> = {
  from: readonly S[]
  to: S
  by: readonly StepTaker[]
  /** Only while the payment stands so; anyhow where nothing is said. */
  whilePayment?: readonly PaymentState[]
}

const SHOP = ['staff', 'system'] as const
const ANYBODY = ['customer', 'staff', 'system'] as const

export const ORDER_STEPS = {
  confirm: { from: ['placed'], to: 'confirmed', by: SHOP },
  pack: { from: ['placed', 'confirmed'], to: 'packed', by: SHOP },
  ship: { from: ['packed'], to: 'shipped', by: SHOP },
  /** Waits at the parcel shop. */
  arrive: { from: ['shipped'], to: 'ready', by: SHOP },
  deliver: { from: ['shipped', 'ready'], to: 'delivered', by: SHOP },
  return: { from: ['shipped', 'ready', 'delivered'], to: 'returned', by: SHOP },
  /** Shoppers until somebody packs it, the shop until it has left the house. */
  withdraw: { from: ['placed', 'confirmed'], to: 'canceled', by: ['customer'] },
  cancel: { from: ['placed', 'confirmed', 'packed'], to: 'canceled', by: SHOP },
  /** Nobody paid in time: its pieces go back. Money that came a moment before keeps the order. */
  expire: {
    from: ['placed'],
    to: 'canceled',
    by: ['system'],
    whilePayment: ['open', 'pending', 'failed'],
  },
} as const satisfies Record<string, Transition<OrderState>>

export const PAYMENT_STEPS = {
  startPayment: { from: ['open', 'failed'], to: 'pending', by: ANYBODY },
  failPayment: { from: ['pending'], to: 'failed', by: ['system'] },
  /** Also after a failure and without a start: the money has come, whatever was said before. */
  pay: { from: ['open', 'pending', 'failed'], to: 'paid', by: SHOP },
  /** Another way to pay, settled outside the shop, takes the place of one that led nowhere. */
  payOtherwise: { from: ['open', 'pending', 'failed'], to: 'open', by: ANYBODY },
  refundPart: { from: ['paid', 'part_refunded'], to: 'part_refunded', by: SHOP },
  refund: { from: ['paid', 'part_refunded'], to: 'refunded', by: SHOP },
} as const satisfies Record<string, Transition<PaymentState>>

export type Step = keyof typeof ORDER_STEPS | keyof typeof PAYMENT_STEPS
export type StepOutcome =
  | { ok: true; states: OrderStates }
  | { ok: false; problem: 'not_allowed' | 'not_now' }

export const FIRST_STATES: OrderStates = { order: 'placed', payment: 'open' }

/** Where a step leads from here, for whoever takes it. */
export function takeStep(states: OrderStates, step: Step, by: StepTaker): StepOutcome {
  if (isOrderStep(step)) {
    const transition: Transition<OrderState> = ORDER_STEPS[step]
    const outcome = follow(transition, states.order, by)
    if (transition.whilePayment?.includes(states.payment) === false) return no('not_now')
    return typeof outcome === 'string' ? no(outcome) : yes({ ...states, order: outcome.to })
  }
  const outcome = follow(PAYMENT_STEPS[step], states.payment, by)
  return typeof outcome === 'string' ? no(outcome) : yes({ ...states, payment: outcome.to })
}

const isOrderStep = (step: Step): step is keyof typeof ORDER_STEPS => step in ORDER_STEPS
const yes = (states: OrderStates): StepOutcome => ({ ok: true, states })
const no = (problem: 'not_allowed' | 'not_now'): StepOutcome => ({ ok: false, problem })

/** Rights come first: who may not take a step learns nothing of where the order stands. */
function follow<S>({ from, to, by }: Transition<S>, state: S, taker: StepTaker) {
  if (!by.includes(taker)) return 'not_allowed'
  return from.includes(state) ? { to } : 'not_now'
}

/** The letter old clients know a state by (shopping-core §4), and the stage of it. */
const LETTERS: Record<OrderState, { letter: string; stage: DeliveryStage }> = {
  placed: { letter: 'N', stage: 1 },
  confirmed: { letter: 'A', stage: 1 },
  packed: { letter: 'B', stage: 2 },
  shipped: { letter: 'D', stage: 3 },
  ready: { letter: 'L', stage: 4 },
  delivered: { letter: 'F', stage: 5 },
  returned: { letter: 'R', stage: 0 },
  canceled: { letter: 'G', stage: 0 },
}
export type ShownStatus = { order_status: string; stage: DeliveryStage; canceled: boolean; paid: boolean }

export function shownStatus({ order, payment }: OrderStates): ShownStatus {
  const { letter, stage } = LETTERS[order]
  return { order_status: letter, stage, canceled: order === 'canceled', paid: holdsMoney(payment) }
}
