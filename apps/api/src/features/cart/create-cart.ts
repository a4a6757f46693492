import { randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { hashToken } from './hash-token.ts'

/** Opens a cart of this store; the token is shown once and is the only key to it. */
export async function createCart({ db, store }: Context): Promise<string> {
  const token = randomBytes(16).toString('hex')
  await db
    .insertInto('cart')
    .values({ token_hash: hashToken(token), store_id: store.storeId })
    .execute()
  return token
}
