import type { Context } from '#api/context.ts'
import { cartGone } from './cart-names.ts'
import type { CartLineRow } from './cart-queries.ts'
import { noteSeen } from './change/expect-snapshot.ts'
import { type CartSnapshot, readSnapshot } from './change/read-snapshot.ts'
import { type CartLine, linesOf } from './line/load-lines.ts'
import { generationOf } from './sellable/known-rows.ts'

export type ReadLines = Pick<CartSnapshot, 'cart'> & {
  rows: readonly CartLineRow[]
  lines: CartLine[]
  /** The catalogue's they are of. */
  generation: string | undefined
}

/** An open cart with its lines, of one moment; the change that mostly follows finds it known. */
export async function readLines(ctx: Context, token: string): Promise<ReadLines> {
  const snapshot = await readSnapshot(ctx, { token, purpose: 'lines' })
  const { cart, rows, stockStamp } = snapshot
  if (cart.status !== 'open') throw cartGone(token)
  noteSeen(ctx, token, snapshot)
  const lines = await linesOf(ctx, rows, { cartId: cart.id, stockStamp })
  return { cart, rows, lines, generation: generationOf(stockStamp) }
}
