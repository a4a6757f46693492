import { hash, randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'

const LIFE_MS = 60 * 60 * 1000
const TOKENS = { name: 'mail-token', times: 30, seconds: 3600 }

/** One message for one visitor; kept as a hash. */
export async function giveToken({ db, now }: Context, ip: string): Promise<string> {
  await spendAllowance(db, TOKENS, ip)
  const token = randomBytes(16).toString('hex')
  const expiresAt = new Date(now().getTime() + LIFE_MS)
  await db
    .insertInto('mail_token')
    .values({ token_hash: hashOf(token), expires_at: expiresAt })
    .execute()
  return token
}

/** Works once, even when used twice at the same moment. */
export async function useToken({ db, now }: Context, token: string): Promise<void> {
  const used = await db
    .deleteFrom('mail_token')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>=', now())
    .returning('token_hash')
    .executeTakeFirst()
  if (!used) throw new ShopError('ACCESS_DENIED', { details: [SPENT] })
}

const SPENT = { path: 'token', key: 'REFUSED', message: 'is none of ours, or was used' }
const hashOf = (token: string) => hash('sha256', token, 'buffer')
