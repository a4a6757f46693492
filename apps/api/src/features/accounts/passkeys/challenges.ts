import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'

const CHALLENGE_LIFE_MS = 5 * 60_000
const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

/** `customerId`: whose key is to answer; null where the key will tell. */
export async function putChallenge({ db, now }: Context, customerId: number | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashOf(challenge),
      customer_id: customerId,
      expires_at: new Date(now().getTime() + CHALLENGE_LIFE_MS),
    })
    .execute()
  return challenge
}

/** A right answer takes it with it. */
export async function takeChallenge(
  { db, now }: Context,
  challenge: string,
  customerId: number | null,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('expires_at', '>', now())
    .where('customer_id', customerId === null ? 'is' : '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function sweepChallenges(ctx: JobContext): Promise<number> {
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from passkey_challenge where challenge_hash in (
      select challenge_hash from passkey_challenge where expires_at < ${ctx.now()}
      limit ${limit} for update skip locked)`,
  )
}
