// Budgets that hold across processes and restarts: how often something may be done from one address, to one mailbox.
import { hash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'

/** `times` within `seconds`. */
export type Allowance = { name: string; times: number; seconds: number }

type Query = { text: string; values: unknown[] }

/** Takes one from the allowance of `whose`, or refuses with 429. Call it before a transaction, or its count is lost with it. */
export async function spendAllowance(
  db: Database,
  { name, times, seconds }: Allowance,
  whose: string,
): Promise<void> {
  const { RateLimiterPostgres, RateLimiterRes } = await import('rate-limiter-flexible')
  const limiter = new RateLimiterPostgres({
    storeClient: { query: ({ text, values }: Query) => db.executeQuery(CompiledQuery.raw(text, values)) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
  })
  try {
    await limiter.consume(hash('sha256', whose, 'base64url'))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const retryAfter = Math.ceil(refused.msBeforeNext / 1000)
    throw new ShopError('TOO_MANY_REQUESTS', { meta: { retryAfter } })
  }
}

/** Counters nobody will ask for again. */
export async function forgetSpent(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute()
}
