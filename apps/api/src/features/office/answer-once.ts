import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY } from '@vitrine/contract/atoms'
import { stableJson } from '@vitrine/domain/json/stable-json'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isLockTimeout } from '#api/db/database-error.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'

export type Wish = {
  /** The `Idempotency-Key` header. */
  key: string | undefined
  /** What is wished for: the call with all its input. */
  what: readonly unknown[]
  guards?: AnswerGuards
}
type Claim = { owner: string; key: string; fingerprint: string }

/** True where the key is new. Of many at once a single one gets it; the others wait for its end, five seconds at most. */
async function claimKey({ db, now }: Context, { owner, key, fingerprint }: Claim): Promise<boolean> {
  await sql`select set_config('lock_timeout', '5s', true)`.execute(db)
  const claimed = await db
    .insertInto('office_answer')
    .values({ owner, key, fingerprint, answer: null, at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

async function recallAnswer({ db }: Context, { owner, key, fingerprint }: Claim): Promise<unknown> {
  const known = await db
    .selectFrom('office_answer')
    .select(['fingerprint', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (known.fingerprint !== fingerprint) throw new ShopError('KEY_REUSED', { details: [REUSED] })
  return known.answer
}

const REUSED = { path: 'Idempotency-Key', key: 'REFUSED', message: 'stands for another wish already' }

export const answerGuards = { claimKey, recallAnswer }
export type AnswerGuards = typeof answerGuards

/**
 * What is done and what is answered stand together or not at all: a wish sent again, however late, is answered as it was
 * and done once. What was refused left no trace, and may be wished for again with the same key.
 */
export async function answerOnce<T>(
  ctx: Context,
  { key, what, guards = answerGuards }: Wish,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const fingerprint = createHash('sha3-224').update(stableJson(what)).digest('hex')
  const claim = { owner: ownerOf(ctx), key: assertKey(key), fingerprint }
  try {
    return await inTransaction(ctx, async (ctx) => {
      if (!(await guards.claimKey(ctx, claim))) return (await guards.recallAnswer(ctx, claim)) as T
      const answer = await work(ctx)
      await sql`update office_answer set answer = ${JSON.stringify(answer)}::json
        where owner = ${claim.owner} and key = ${claim.key}`.execute(ctx.db)
      return answer
    })
  } catch (error) {
    if (isLockTimeout(error)) throw new ShopError('IN_FLIGHT')
    throw error
  }
}

/** The key as others may store it: of another program the same text is another key. */
export function ownKey(ctx: Context, key: string | undefined): string {
  return createHash('sha256')
    .update(`${ownerOf(ctx)} ${assertKey(key)}`)
    .digest('hex')
}

/** Keys of one program, or one of the staff, are no keys of another. */
function ownerOf({ actor }: Context): string {
  if (actor.kind === 'customer') return `customer:${actor.customerId}`
  return actor.kind === 'system' ? actor.job : 'guest'
}

function assertKey(key: string | undefined): string {
  const path = 'Idempotency-Key'
  if (key === undefined) throw invalidInput([{ path, key: 'REQUIRED', message: 'is missing' }])
  if (!IDEMPOTENCY_KEY.test(key)) throw invalidInput([{ path, key: 'WRONG_FORM', message: 'is no key' }])
  return key
}
