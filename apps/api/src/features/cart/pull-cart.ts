import type { ServerItem } from '@vitrine/contract/cart'
import type { Context } from '#api/context.ts'
import { WithMeta } from '#api/routing/serve.ts'
import { cartGone, markOf } from './cart-names.ts'
import { readHeld } from './change/read-held.ts'
import { linesOf } from './line/load-lines.ts'
import { toServerItem } from './line/server-item.ts'

/** Lines and version of one moment. */
export async function pullCart(ctx: Context, token: string): Promise<WithMeta<ServerItem[]>> {
  const { cart, rows } = await readHeld(ctx, { token })
  if (cart.status !== 'open') throw cartGone(token)
  const lines = await linesOf(ctx, rows)
  return new WithMeta(
    lines.map((line) => toServerItem(line, cart.id)),
    { cart: markOf(cart, rows) },
  )
}
