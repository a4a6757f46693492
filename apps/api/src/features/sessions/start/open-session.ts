import { randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { type SessionKeys, signAccess } from '../keys/session-keys.ts'
import { insertToken } from '../session-queries.ts'

export type Tokens = { accessToken: string; refreshToken: string }

type Who = { customerId: number; device?: { user_agent: string; country: string } }

/** A new sign-in. Called once somebody has proven to be this customer. */
export function openSession(ctx: Context, keys: SessionKeys, { customerId, device }: Who): Promise<Tokens> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const { session_id: sessionId } = await db
      .insertInto('session')
      .values({ customer_id: customerId, started_at: now(), ...device })
      .returning('session_id')
      .executeTakeFirstOrThrow()
    const refreshToken = randomBytes(32).toString('base64url')
    await insertToken(ctx, sessionId, refreshToken)
    return { accessToken: await signAccess(keys, { customerId, sessionId }, now()), refreshToken }
  })
}
