// A code that lies in the database until it is taken, or has been tried too often.
import { CODE_LIFE_MS } from '@vitrine/domain/contact/sign-in-code'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { MAX_TRIES } from './budgets.ts'
import type { CodeHashes } from './code-hashes.ts'

/** The code before it is dead from then on. */
export async function putCode({ db, now }: Context, hashes: CodeHashes): Promise<void> {
  const { contact, code, start, link } = hashes
  const expires_at = new Date(now().getTime() + CODE_LIFE_MS)
  const fresh = { code_hash: code, start_hash: start, link_hash: link, tries: 0, expires_at }
  await db
    .insertInto('sign_in_code')
    .values({ contact_hash: contact, ...fresh })
    .onConflict((conflict) => conflict.column('contact_hash').doUpdateSet(fresh))
    .execute()
}

/** Counted before it is compared, in one statement: of many at once each is one. */
export async function countTry({ db, now }: Context, contact: Buffer) {
  return db
    .updateTable('sign_in_code')
    .set({ tries: sql`least(tries + 1, 1000)` })
    .where('contact_hash', '=', contact)
    .where('expires_at', '>', now())
    .returning(['tries', 'code_hash', 'expires_at'])
    .executeTakeFirst()
}

/**
 * What is told of a guess that is the start of a longer code, by whoever types it slowly: it is wrong, and once no try. Asked
 * of every guess, whosever code it is.
 */
export async function takeStart({ db, now }: Context, { contact, start }: CodeHashes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_code')
    .set({ start_hash: null })
    .where('contact_hash', '=', contact)
    .where('start_hash', '=', start)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Works once: of two right ones at once, one takes it. */
export async function takeCode({ db }: Context, { contact, code }: CodeHashes): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_code')
    .where('contact_hash', '=', contact)
    .where('code_hash', '=', code)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function takeLink({ db, now }: Context, { contact, link }: CodeHashes): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_code')
    .where('contact_hash', '=', contact)
    .where('link_hash', '=', link)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
