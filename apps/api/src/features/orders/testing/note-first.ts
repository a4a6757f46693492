import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { trackParcel } from '../order-event.ts'
import { takeStaffStep } from '../staff/take-staff-step.ts'

type Wish = Parameters<typeof takeStaffStep>[1]

/** The mutant: where the parcel is, written down by itself, and the step it left with after it. */
export async function noteFirst(ctx: Context, { tracking, ...wish }: Wish): Promise<void> {
  const noted = { orderId: wish.id, states: wish.from, by: 'staff' } as const
  if (tracking) await inTransaction(ctx, (ctx) => trackParcel(ctx, { ...noted, tracking }))
  await takeStaffStep(ctx, wish)
}
