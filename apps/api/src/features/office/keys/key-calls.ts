// The same keys as the command line's, for an owner at the screen.
import type { ApiKey } from '@vitrine/contract/admin/keys'
import { isKeyScope } from '@vitrine/domain/access/key-scopes'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { findLivingKey } from './key-queries.ts'
import { createKey, type KeyWish, listKeys, revokeKey } from './manage-keys.ts'

type MadeKey = { name: string; key: string }

export async function tellKeys(ctx: Context): Promise<{ items: ApiKey[] }> {
  const keys = await listKeys(ctx)
  return {
    items: keys.map(({ key_id: id, name, scopes, created_at, revoked_at }) => ({
      ...{ id, name, scopes, created_at: created_at.toISOString() },
      revoked_at: revoked_at?.toISOString() ?? null,
    })),
  }
}

export async function makeKey(ctx: Context, wish: KeyWish): Promise<MadeKey> {
  const key = await createKey(ctx, { ...wish, scopes: [...new Set(wish.scopes)] })
  if (key !== undefined) return { name: wish.name, key }
  throw new ShopError('CONFLICT', {
    message: 'KEY_NAME_TAKEN',
    details: [{ path: 'name', key: 'REFUSED', message: 'is the name of a living key' }],
  })
}

/** In one transaction: the program is never without a key, and never has two. */
export function rotateKey(ctx: Context, { name, seen }: SeenKey): Promise<MadeKey> {
  return inTransaction(ctx, async (ctx) => {
    const former = await seenKey(ctx, { name, seen })
    if (!(await revokeKey(ctx, name))) throw noSuchKey()
    return makeKey(ctx, { name, scopes: former.scopes.filter(isKeyScope) })
  })
}

export function takeKeyAway(ctx: Context, { name, seen }: SeenKey): Promise<'OK'> {
  return inTransaction(ctx, async (ctx) => {
    await seenKey(ctx, { name, seen })
    if (!(await revokeKey(ctx, name))) throw noSuchKey()
    return 'OK' as const
  })
}

type SeenKey = { name: string; seen?: number | undefined }

/** Of two who replace it, the second would shut out the program that has just got its key. */
async function seenKey(ctx: Context, { name, seen }: SeenKey) {
  assertMay(ctx, 'key:grant')
  const known = await findLivingKey(ctx.db, { name })
  if (!known) throw noSuchKey()
  if (seen !== undefined && known.key_id !== seen)
    throw new ShopError('CONFLICT', { message: 'KEY_MOVED_ON' })
  return known
}

const noSuchKey = () =>
  new ShopError('NOT_FOUND', {
    details: [{ path: 'name', key: 'REFUSED', message: 'is no living key' }],
  })
