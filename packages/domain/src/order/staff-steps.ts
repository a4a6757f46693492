// What the shop's people do with orders, and the lists they find them in.
import type { Permission } from '../access/permissions.ts'
import { OFF_STATES } from './is-undone.ts'
import { type OrderStates, type Step, takeStep } from './status.ts'

/** In the order they are usually taken. Money that goes back is a call of its own, and services speak for themselves. */
export const STAFF_STEPS = [
  'pay',
  'confirm',
  'pack',
  'ship',
  'arrive',
  'deliver',
  'return',
  'cancel',
] as const satisfies Step[]
export type StaffStep = (typeof STAFF_STEPS)[number]

const RIGHTS: Partial<Record<StaffStep, Permission>> = { pay: 'order:mark-paid', cancel: 'order:cancel' }

/** By which right it is taken, and found in the audit. */
export const rightOfStep = (step: StaffStep): Permission => RIGHTS[step] ?? 'order:manage'

/** First what waits for somebody, in the order it is worked on; an order that is off waits until its money has gone back. */
export const ORDER_LISTS = ['to_send', 'review', 'unpaid', 'to_refund', 'came_back', 'open', 'all'] as const
export type OrderListName = (typeof ORDER_LISTS)[number]

type Order = {
  states: OrderStates
  /** Through a payment service, whose word alone says that it is paid. */
  isPaidOnline: boolean
}

export function staffSteps({ states, isPaidOnline }: Order): StaffStep[] {
  const isOver = OFF_STATES.includes(states.order)
  const isMoneyTaken = !isPaidOnline && !isOver
  return STAFF_STEPS.filter((step) => (step !== 'pay' || isMoneyTaken) && takeStep(states, step, 'staff').ok)
}
