import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { takeStaffSteps as stepsCall } from '@vitrine/contract/order/staff-acts'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { takeStaffStep } from './take-staff-step.ts'

/** Each by itself, so that one that moved on holds none of the others up; told twice, what went is left as it is. */
export async function takeStaffSteps(
  ctx: Context,
  { step, orders }: CallParsed<typeof stepsCall>['body'],
): Promise<CallReply<typeof stepsCall>> {
  assertMay(ctx, 'order:manage')
  const done: number[] = []
  const left: number[] = []
  for (const { id, from } of orders) {
    const isDone = await takeStaffStep(ctx, { id, step, from, reason: '' }).then(() => true, stays)
    ;(isDone ? done : left).push(id)
  }
  return { done, left }
}

/** What is nobody's fault; a shop that fails says so for all. */
function stays(error: unknown): false {
  if (error instanceof ShopError && (error.status === 409 || error.status === 404)) return false
  throw error
}
