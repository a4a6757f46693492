// Budgets that hold across processes and restarts: how often something may be done from one address, to one mailbox.
import { hash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { subjectOf } from './subject-of.ts'

export type Allowance = {
  name: string
  /** `times` within `seconds`. */
  times: number
  seconds: number
  /** Who has used it up is refused by this process without asking the database again; for what is asked very often. */
  refusesFromMemory?: true
}
/** An IP address, a mailbox, a number; several for what belongs to all of them together. */
export type Spender = string | readonly (string | number)[]

type Query = { text: string; values: unknown[] }

/** A limiter for each allowance of a database. */
const limiters = new WeakMap<Database, Map<Allowance, RateLimiterPostgres>>()

/** Takes one from the allowance, or refuses with 429. Call it before a transaction, or its count is lost with it. */
export async function spendAllowance(db: Database, allowance: Allowance, spender: Spender): Promise<void> {
  const { RateLimiterRes } = await import('rate-limiter-flexible')
  const limiter = await limiterOf(db, allowance)
  try {
    await limiter.consume(keyOf(spender))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const retryAfter = Math.ceil(refused.msBeforeNext / 1000)
    throw new ShopError('TOO_MANY_REQUESTS', { meta: { retryAfter } })
  }
}

/** Seconds until it lets somebody through again; 0 where it does now. Takes nothing. */
export async function waitFor(db: Database, allowance: Allowance, spender: Spender): Promise<number> {
  const limiter = await limiterOf(db, allowance)
  const spent = await limiter.get(keyOf(spender))
  return spent && spent.consumedPoints >= allowance.times ? Math.ceil(spent.msBeforeNext / 1000) : 0
}

/** What was taken in advance for what then was right. */
export async function returnAllowance(db: Database, allowance: Allowance, spender: Spender): Promise<void> {
  const limiter = await limiterOf(db, allowance)
  await limiter.reward(keyOf(spender))
}

/** By the count of rows the library knows that nobody has spent anything yet. */
async function answer(db: Database, { text, values }: Query) {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
  return { rows, rowCount: rows.length }
}

function keyOf(spender: Spender): string {
  return hash('sha256', [spender].flat().map(subjectOf).join(' '), 'base64url')
}

async function limiterOf(db: Database, allowance: Allowance): Promise<RateLimiterPostgres> {
  const { RateLimiterPostgres } = await import('rate-limiter-flexible')
  const known = limiters.get(db) ?? new Map<Allowance, RateLimiterPostgres>()
  limiters.set(db, known)
  const { name, times, seconds, refusesFromMemory } = allowance
  const limiter =
    known.get(allowance) ??
    new RateLimiterPostgres({
      storeClient: { query: (query: Query) => answer(db, query) },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: times,
      duration: seconds,
      ...(refusesFromMemory && { inMemoryBlockOnConsumed: times + 1 }),
    })
  known.set(allowance, limiter)
  return limiter
}
