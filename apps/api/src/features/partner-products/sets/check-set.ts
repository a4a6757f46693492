import type { CallReply } from '@vitrine/contract/call'
import type { checkSet as checkCall } from '@vitrine/contract/partner/promo-sets'
import { type Pair, pairOf } from '@vitrine/domain/partner/products/sets'
import type { Context } from '#api/context.ts'
import { getOwnPieces, type Piece } from '../read/own-pieces.ts'

/** What saving would say. */
export async function checkSet(ctx: Context, items: readonly number[]): Promise<CallReply<typeof checkCall>> {
  const pieces = await getOwnPieces(ctx, { ids: items, pathOf: () => 'items' })
  const pair = pairOf(pieces)
  if (typeof pair === 'string') return { exists: false, allowed: false, set_id: null }
  const setId = await findSet(ctx, pair)
  return { exists: setId !== null, allowed: setId === null && pieces.every(isOpen), set_id: setId }
}

/** Whether a new set can be made of it. */
export const isOpen = ({ approved, is_archived }: Piece): boolean => approved === 1 && !is_archived

export async function findSet({ db }: Pick<Context, 'db'>, { top, bottom }: Pair): Promise<number | null> {
  const row = await db
    .selectFrom('promo_set')
    .select('promo_id')
    .where('top_id', '=', top)
    .where('bottom_id', '=', bottom)
    .executeTakeFirst()
  return row?.promo_id ?? null
}
