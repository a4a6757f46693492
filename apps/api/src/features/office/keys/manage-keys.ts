import { isDeepStrictEqual } from 'node:util'
import type { KeyScope } from '@vitrine/domain/access/key-scopes'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { type ApiKeyRow, drawKey, findLivingKey, hashApiKey } from './key-queries.ts'

export type KeyWish = {
  name: string
  scopes: readonly KeyScope[]
  /** Made where it was asked for: however often that is sent, it is one key. */
  seed?: string | undefined
}

/** The key itself, this once: only its hash stays. Undefined where a living key has the name already. */
export function createKey(ctx: Context, { name, scopes, seed }: KeyWish): Promise<string | undefined> {
  assertMay(ctx, 'key:grant')
  return inTransaction(ctx, async (ctx) => {
    const key = drawKey(name, seed)
    const made = await ctx.db
      .insertInto('api_key')
      .values({ name, key_hash: hashApiKey(key), scopes: [...scopes], created_at: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key_id')
      .executeTakeFirst()
    if (!made) return (await isTheSame(ctx, key, scopes)) ? key : undefined
    await audit(ctx, { may: 'key:grant', entity: 'api_key', id: made.key_id, after: { name, scopes } })
    return key
  })
}

/** The answer was lost, and whoever holds the seed sends it again; what was taken away meanwhile stays so. */
async function isTheSame({ db }: Context, key: string, scopes: readonly KeyScope[]): Promise<boolean> {
  const known = await findLivingKey(db, { hash: hashApiKey(key) })
  return known !== undefined && isDeepStrictEqual(known.scopes.toSorted(), scopes.toSorted())
}

/** From this moment it opens nothing; false where there is no such key. */
export function revokeKey(ctx: Context, name: string): Promise<boolean> {
  assertMay(ctx, 'key:grant')
  return inTransaction(ctx, async (ctx) => {
    const known = await findLivingKey(ctx.db, { name })
    if (!known) return false
    await ctx.db
      .updateTable('api_key')
      .set({ revoked_at: ctx.now() })
      .where('key_id', '=', known.key_id)
      .execute()
    await audit(ctx, { may: 'key:grant', entity: 'api_key', id: known.key_id, after: { revoked: true } })
    return true
  })
}

export function listKeys(ctx: Context): Promise<ApiKeyRow[]> {
  assertMay(ctx, 'key:grant')
  return ctx.db.selectFrom('api_key').selectAll().orderBy('key_id').execute()
}
