// Money that came outside of a payment service: by bank transfer, against an invoice, at the door.
import { toMajor } from '../../money/money.ts'
import { staffSteps } from '../staff-steps.ts'
import type { OrderStates } from '../status.ts'

type Due = { states: OrderStates; isPaidOnline: boolean; totalMinor: number; currencyCode: string }
/** Major units. */
type Told = { amount: number; currency: string }

/** Through a service; otherwise its money is settled outside the shop. */
export function isPaidOnline({ payment_method }: { payment_method: unknown }): boolean {
  return (payment_method as { provider?: string | null }).provider != null
}

/** Whether exactly what the order asks for came; anything else is a matter for a person. */
export function judgeOutsideMoney(due: Due, told: Told): 'not_now' | 'currency' | 'amount' | null {
  if (!staffSteps(due).includes('pay')) return 'not_now'
  if (told.currency !== due.currencyCode) return 'currency'
  return told.amount === toMajor(due.totalMinor) ? null : 'amount'
}
