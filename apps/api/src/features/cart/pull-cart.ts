import type { ServerItem } from '@vitrine/contract/cart'
import { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { cartVersionOf } from './cart-names.ts'
import { toServerItem } from './line/server-item.ts'
import { readLines } from './read-lines.ts'

export async function pullCart(ctx: Context, token: string): Promise<WithMeta<ServerItem[]>> {
  const { cart, rows, lines } = await readLines(ctx, token)
  return new WithMeta(
    lines.map((line) => toServerItem(line, cart.id)),
    { cart: cartVersionOf(cart, rows) },
  )
}
