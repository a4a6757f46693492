import type { ServerItem } from '@vitrine/contract/cart'
import type { Context } from '#api/context.ts'
import { getOpenCart } from './cart-queries.ts'
import { loadLines } from './line/load-lines.ts'
import { toServerItem } from './line/server-item.ts'

export async function pullCart(ctx: Context, token: string): Promise<ServerItem[]> {
  const { cartId } = await getOpenCart(ctx, token)
  const lines = await loadLines(ctx, cartId)
  return lines.map((line) => toServerItem(line, token))
}
