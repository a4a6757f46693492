import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { exportOrders as exportCall } from '@vitrine/contract/office/order-table'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput } from '#api/errors.ts'
import { countFormer, selectFormer } from './former/former-queries.ts'
import { formerLines } from './former/write-former.ts'
import { countOrders, selectOrders } from './order-rows.ts'
import { headLine, orderLines } from './write-order.ts'

type Query = CallParsed<typeof exportCall>['query']
type Wish = Omit<Query, 'of'> & Partial<Pick<Query, 'of'>> & { size?: number }
type Piece = CallReply<typeof exportCall>

const PIECE = 200

export async function exportOrders(ctx: Context, wish: Wish): Promise<Piece> {
  assertMay(ctx, 'order:export')
  const { store, from, to } = wish
  if (from !== undefined && to !== undefined && from > to)
    throw invalidInput([{ path: 'to', message: 'is before the first day' }])
  if (wish.after > 0) return writePiece(ctx.db, wish)
  return inTransaction(ctx, async (ctx) => {
    const orders =
      wish.of === 'former'
        ? await countFormer(ctx.db, { from, to })
        : await countOrders(ctx.db, { store, from, to })
    const after = {
      ...{ orders, store: store ?? null, from: from ?? null, to: to ?? null },
      ...(wish.of === 'former' && { of: wish.of }),
    }
    await audit(ctx, { may: 'order:export', entity: 'order_table', id: 'export', after })
    return writePiece(ctx.db, wish)
  })
}

/** The piece behind an order's number in the books; from 0 with the line of columns. */
async function writePiece(db: Database, { size = PIECE, ...wish }: Wish): Promise<Piece> {
  if (wish.of === 'former')
    return pieceOf(await selectFormer(db, { ...wish, size }), formerLines, { size, ...wish })
  return pieceOf(await selectOrders(db, { ...wish, size }), orderLines, { size, ...wish })
}

function pieceOf<T extends { id: number }>(
  orders: readonly T[],
  write: (order: T) => string,
  { size, after }: { size: number; after: number },
): Piece {
  return {
    text: [...(after === 0 ? [headLine] : []), ...orders.map(write)].join(''),
    orders: orders.length,
    next: orders.length < size ? null : (orders.at(-1)?.id ?? null),
  }
}
