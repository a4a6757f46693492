// The same keys as the command line's, for an owner at the screen.
import type { ApiKey } from '@vitrine/contract/admin/keys'
import { isKeyScope } from '@vitrine/domain/access/key-scopes'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import {
  type ApiKeyRow,
  drawKey,
  findLivingKey,
  hashApiKey,
  lockLivingKey,
  wasTakenAway,
} from './key-queries.ts'
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
export function rotateKey(ctx: Context, { name, seen, seed: drawn }: RotateWish): Promise<MadeKey> {
  return inTransaction(ctx, async (ctx) => {
    assertMay(ctx, 'key:grant')
    // Of the key that is replaced, too: what made that one does not stand for the next.
    const seed = drawn && `${drawn} ${seen ?? ''}`
    const known = await lockLivingKey(ctx.db, name)
    const made = seed && drawKey(name, seed)
    // The answer was lost, and whoever holds the seed sends it again: nobody else has replaced it since.
    if (made && (await findLivingKey(ctx.db, { hash: hashApiKey(made) }))) return { name, key: made }
    const former = seenKey(known, seen)
    if (!(await revokeKey(ctx, name))) throw noSuchKey()
    return makeKey(ctx, { name, scopes: former.scopes.filter(isKeyScope), seed })
  })
}

export function takeKeyAway(ctx: Context, { name, seen }: SeenKey): Promise<'OK'> {
  return inTransaction(ctx, async (ctx) => {
    assertMay(ctx, 'key:grant')
    const known = await lockLivingKey(ctx.db, name)
    // What was seen opens nothing, and nothing has come in its place: the answer was lost, and they press again.
    if (!known && seen !== undefined && (await wasTakenAway(ctx.db, { name, id: seen }))) return 'OK'
    seenKey(known, seen)
    if (!(await revokeKey(ctx, name))) throw noSuchKey()
    return 'OK' as const
  })
}

type SeenKey = { name: string; seen?: number | undefined }
type RotateWish = SeenKey & Pick<KeyWish, 'seed'>

/** Of two who replace it, the second would shut out the program that has just got its key. */
function seenKey(known: ApiKeyRow | undefined, seen: number | undefined): ApiKeyRow {
  if (!known) throw noSuchKey()
  if (seen !== undefined && known.key_id !== seen)
    throw new ShopError('CONFLICT', { message: 'KEY_MOVED_ON' })
  return known
}

const noSuchKey = () =>
  new ShopError('NOT_FOUND', {
    details: [{ path: 'name', key: 'REFUSED', message: 'is no living key' }],
  })
