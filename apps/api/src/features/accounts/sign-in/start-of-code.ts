// The staff's codes have six digits, and a form does not know whose it is: it checks the first four as it does everybody's.
import type { Context } from '#api/context.ts'
import { MAX_TRIES } from './budgets.ts'
import type { CodeHashes } from './code-queries.ts'

export const SHORT_CODE = 4

/** Of a code that has no more digits nothing is the start. */
export const startOf = (code: string): string => (code.length > SHORT_CODE ? code.slice(0, SHORT_CODE) : '')

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
