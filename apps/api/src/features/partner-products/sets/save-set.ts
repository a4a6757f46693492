import type { CallReply } from '@vitrine/contract/call'
import type { saveSet as saveCall } from '@vitrine/contract/partner/promo-sets'
import { type Pair, pairOf, SET_TYPE } from '@vitrine/domain/partner/products/sets'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { getOwnPieces, type Piece } from '../read/own-pieces.ts'
import { findSet, isOpen } from './check-set.ts'

const WRONG = {
  incomplete: { key: 'TOO_FEW', message: 'a set is of two pieces' },
  not_for_sets: { key: 'REFUSED', message: 'a set is a top and a bottom' },
  type_chosen: { key: 'GIVEN_TWICE', message: 'two of one kind make no set' },
  closed: { key: 'REFUSED', message: 'names a piece that is put aside or not approved' },
} as const

/** Swapped in tests, to prove that it is needed. */
export const setGuards = { lockParts, findSet }
export type SetGuards = typeof setGuards

/** Of many who save the same at once one does, and the others are told which one it is. */
export async function saveSet(
  ctx: Context,
  items: readonly number[],
  guards: SetGuards = setGuards,
): Promise<CallReply<typeof saveCall>> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const pair = toPair(await guards.lockParts(ctx, items))
      if ((await guards.findSet(ctx, pair)) !== null) throw await known(ctx, pair)
      const id = await insertSet(ctx, pair)
      return { id, type: SET_TYPE, parts: [pair.top, pair.bottom] }
    })
  } catch (error) {
    if (isDuplicate(error)) throw await known(ctx, toPair(await readParts(ctx, items)))
    throw error
  }
}

/** As long as a set is made of them they are not put aside, and nobody makes the same one. */
function lockParts(ctx: Context, items: readonly number[]): Promise<Piece[]> {
  return readParts(ctx, items, true)
}

const readParts = (ctx: Context, ids: readonly number[], lock = false) =>
  getOwnPieces(ctx, { ids, pathOf: (at) => `items.${at}`, lock })

function toPair(pieces: readonly Piece[]): Pair {
  const pair = pairOf(pieces)
  const wrong = typeof pair === 'string' ? pair : 'closed'
  if (typeof pair === 'string' || !pieces.every(isOpen))
    throw invalidInput([{ path: 'items', ...WRONG[wrong] }])
  return pair
}

async function insertSet(ctx: Context, { top, bottom }: Pair): Promise<number> {
  const { promo_id } = await ctx.db
    .insertInto('promo_product')
    .values({
      ...{ customer_id: myId(ctx), sku: null, order_id: null, created_at: ctx.now() },
      ...{ delivered_on: null, archived_at: null, archived_reason: null, archived_by: null },
    })
    .returning('promo_id')
    .executeTakeFirstOrThrow()
  await ctx.db.insertInto('promo_set').values({ promo_id, top_id: top, bottom_id: bottom }).execute()
  return promo_id
}

async function known(ctx: Context, pair: Pair): Promise<ShopError> {
  const details = [{ path: 'items', key: 'REFUSED', message: 'is a set already' }]
  return new ShopError('CONFLICT', {
    message: 'SET_EXISTS',
    details,
    meta: { set_id: await findSet(ctx, pair) },
  })
}
