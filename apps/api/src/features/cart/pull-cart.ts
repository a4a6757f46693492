import type { ServerItem } from '@vitrine/contract/cart'
import { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { cartGone, cartVersionOf } from './cart-names.ts'
import { readSnapshot } from './change/read-snapshot.ts'
import { linesOf } from './line/load-lines.ts'
import { toServerItem } from './line/server-item.ts'

/** Lines and version of one moment. */
export async function pullCart(ctx: Context, token: string): Promise<WithMeta<ServerItem[]>> {
  const { cart, rows } = await readSnapshot(ctx, { token })
  if (cart.status !== 'open') throw cartGone(token)
  const lines = await linesOf(ctx, rows, cart.id)
  return new WithMeta(
    lines.map((line) => toServerItem(line, cart.id)),
    { cart: cartVersionOf(cart, rows) },
  )
}
