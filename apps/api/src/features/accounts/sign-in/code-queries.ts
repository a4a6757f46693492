import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Reached, SessionKeys } from '#api/features/sessions/index.ts'
import { contactText } from '../contact.ts'

type Keys = Pick<SessionKeys, 'code'>
export type CodeHashes = { contact: Buffer; code: Buffer; start: Buffer; link: Buffer }
const LIFE_MS = 5 * 60_000

/** Each bound to its contact, and to what it is for: the code of one is nothing to another. */
export function hashesOf(
  { code: key }: Keys,
  by: Reached,
  said: { code?: string; start?: string; link?: string; purpose?: string },
): CodeHashes {
  const hash = (kind: string, text = '') =>
    createHmac('sha256', key)
      .update(`${[said.purpose, kind].filter(Boolean).join(' ')}\n${contactText(by)}\n${text}`)
      .digest()
  return {
    contact: hash('contact'),
    code: hash('code', said.code),
    start: hash('start', said.start),
    link: hash('link', said.link),
  }
}

/** The code before it is dead from then on. */
export async function putCode({ db, now }: Context, hashes: CodeHashes): Promise<void> {
  const { contact, code, start, link } = hashes
  const expires_at = new Date(now().getTime() + LIFE_MS)
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
    .returning(['tries', 'code_hash'])
    .executeTakeFirst()
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
