import { sql } from 'kysely'
import { type OrderSteps, orderSteps } from '../place-order.ts'

/** Buyers of a crowd wait for each other's pieces as long as it takes; how long a shop lets them is told elsewhere. */
export const patientSteps: OrderSteps = {
  ...orderSteps,
  claimOrder: async (ctx, intent) => {
    const claim = await orderSteps.claimOrder(ctx, intent)
    await sql`set local lock_timeout = 0`.execute(ctx.db)
    return claim
  },
}

/** As a browser does: told that the first is still on its way, it asks again. */
export async function askAgain<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if ((error as { code?: string }).code !== 'IN_FLIGHT') throw error
    return askAgain(send)
  }
}
