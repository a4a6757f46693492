import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Reached } from '#api/features/sessions/index.ts'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import type { CodeHashes } from '../sign-in/code-queries.ts'

const LINK_MS = 30 * 60_000

/** Of who is reached so; without a password the hash is null. */
export function findPassword({ db }: Context, by: Reached) {
  return db
    .selectFrom('customer')
    .leftJoin('customer_password', 'customer_password.customer_id', 'customer.customer_id')
    .select(['customer.customer_id', 'hash'])
    .where((is) => ('email' in by ? is('email', '=', by.email) : is('phone', '=', by.phone)))
    .where('enabled', '=', true)
    .executeTakeFirst()
}

/** Held until the transaction ends: who signs in by it and who changes it wait for each other. */
export async function holdPassword({ db }: Context, customerId: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_password')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function putPassword({ db, now }: Context, customerId: number, hash: string): Promise<void> {
  const fresh = { hash, changed_at: now() }
  await db
    .insertInto('customer_password')
    .values({ customer_id: customerId, ...fresh })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(fresh))
    .execute()
}

type Named = { firstname: string; lastname: string }
type Link = Pick<CodeHashes, 'contact' | 'link'>

/** The link before it is dead from then on. */
export async function putLink(
  { db, now }: Context,
  { contact, link }: Link,
  asked: Named & { asked_hash: string | null },
): Promise<void> {
  const fresh = { ...asked, link_hash: link, expires_at: new Date(now().getTime() + LINK_MS) }
  await db
    .insertInto('password_link')
    .values({ contact_hash: contact, ...fresh })
    .onConflict((conflict) => conflict.column('contact_hash').doUpdateSet(fresh))
    .execute()
}

/** Works once: of two at once, one takes it. */
export function takeLink({ db, now }: Context, { contact, link }: Link) {
  return db
    .deleteFrom('password_link')
    .where('contact_hash', '=', contact)
    .where('link_hash', '=', link)
    .where('expires_at', '>', now())
    .returning(['firstname', 'lastname', 'asked_hash'])
    .executeTakeFirst()
}

/** Who has a name keeps it. */
export async function nameWhoHasNone({ db }: Context, customerId: number, names: Named): Promise<void> {
  await db
    .updateTable('customer')
    .set(names)
    .where('customer_id', '=', customerId)
    .where('firstname', '=', '')
    .where('lastname', '=', '')
    .execute()
}

/** Links nobody can follow any more. */
export function sweepPasswordLinks(ctx: JobContext): Promise<number> {
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from password_link where contact_hash in (
      select contact_hash from password_link where expires_at < ${ctx.now()}
      limit ${limit} for update skip locked)`,
  )
}
