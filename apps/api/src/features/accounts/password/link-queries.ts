import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import type { CodeHashes } from '../sign-in/code-hashes.ts'

const LINK_MS = 30 * 60_000
type Asked = { firstname: string; lastname: string; asked_hash: string | null }
type Link = Pick<CodeHashes, 'contact' | 'link'>

/** The link before it is dead from then on. */
export async function putLink({ db, now }: Context, { contact, link }: Link, asked: Asked): Promise<void> {
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

/** Links nobody can follow any more. */
export function sweepPasswordLinks(ctx: JobContext): Promise<number> {
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from password_link where contact_hash in (
      select contact_hash from password_link where expires_at < ${ctx.now()}
      limit ${limit} for update skip locked)`,
  )
}
