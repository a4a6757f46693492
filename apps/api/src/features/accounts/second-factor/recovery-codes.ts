import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import type { SessionKeys } from '#api/features/sessions/index.ts'

const COUNT = 10
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789z'
const PLACES = 10

type Keys = Pick<SessionKeys, 'second'>

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const hashOf = ({ second }: Keys, customerId: number, code: string) =>
  createHmac('sha256', second)
    .update(`recovery\n${customerId}\n${plain(code)}`)
    .digest()

/** Fifty bits each; those before are worth nothing any more. */
export async function newRecoveryCodes(ctx: Context, keys: Keys, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await ctx.db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute()
  await ctx.db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ customer_id: customerId, code_hash: hashOf(keys, customerId, code) })))
    .execute()
  return codes
}

function newCode(): string {
  const letters = [...randomBytes(PLACES)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, PLACES / 2)}-${letters.slice(PLACES / 2)}`
}

export async function takeRecoveryCode(
  { db }: Context,
  keys: Keys,
  { customerId, code }: { customerId: number; code: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', hashOf(keys, customerId, code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
