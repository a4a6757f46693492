import { createHash } from 'node:crypto'
import type { CallParsed } from '@vitrine/contract/call'
import type { ServerItem, updateCart as updateCartCall } from '@vitrine/contract/cart'
import { type ConfiguredLine, configureLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { lineKey, optionsKey } from '@vitrine/domain/cart/line-identity'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { ShopError } from '#api/errors.ts'
import { touchCart } from './cart-queries.ts'
import { changeOnce } from './change-once.ts'
import { getSellable, refusalOf } from './line/get-sellable.ts'
import { mostFor } from './line/line-stock.ts'
import { type CartLine, loadLines } from './line/load-lines.ts'
import { toServerItem } from './line/server-item.ts'

/** An order takes no more (contract, PlaceOrder). */
const MAX_LINES = 200

type Item = CallParsed<typeof updateCartCall>['body']['cartItem']
type Input = { token: string; operationId: string | undefined; item: Item }
type Line = ConfiguredLine & { product: Sellable; qty: number; key: string }

/** Sets what a line holds: absolute, found by its id or by sku and choices, so that a repeat changes nothing. */
export function updateCart(ctx: Context, { token, operationId, item }: Input): Promise<ServerItem> {
  return changeOnce(ctx, { token, operationId }, async (ctx, { cartId }) => {
    const product = await getSellable(ctx, item)
    const lines = await loadLines(ctx, cartId)
    const key = lineKey({ sku: product.sku, product_option: item.product_option })
    const current = findCurrent(lines, item, key)
    if (item.qty === 0 && current) return removeLine(ctx, { cartId, current, token })
    const made = configureLine(product, item.product_option)
    if (!made.ok) throw refusalOf(made.problem)
    const line: Line = { ...made.line, product, qty: item.qty, key }
    if (item.qty === 0) return toServerItem({ ...line, itemId: 0, isSellable: true }, token)
    assertFits(
      line,
      lines.filter((one) => one !== current && one.key !== key),
    )
    const itemId = await storeLine(ctx, { cartId, line, current })
    await touchCart(ctx, cartId)
    return toServerItem({ ...line, itemId, isSellable: true }, token)
  })
}

function findCurrent(lines: readonly CartLine[], item: Item, key: string): CartLine | undefined {
  if (item.item_id === undefined) return lines.find((line) => line.key === key)
  const line = lines.find((one) => one.itemId === item.item_id)
  if (!line) throw new ShopError('ITEM_NOT_FOUND')
  return line
}

function assertFits(line: Line, others: readonly CartLine[]): void {
  if (others.length >= MAX_LINES)
    throw new ShopError('VALIDATION', { message: `A cart holds ${MAX_LINES} lines at most.` })
  const most = mostFor(line, others)
  if (line.qty > most) throw new ShopError('NOT_ENOUGH', { meta: { qty: most } })
}

type Change = { cartId: number; line: Line; current: CartLine | undefined }

async function storeLine({ db }: Context, { cartId, line, current }: Change): Promise<number> {
  const identity = { sku: line.product.sku, options_hash: hashOptions(line) }
  const values = {
    ...identity,
    product_id: line.product.productId,
    qty: line.qty,
    options: json(line.productOption),
  }
  // A line edited into what another line holds already takes its place.
  if (current && current.key !== line.key)
    await db
      .deleteFrom('cart_line')
      .where('cart_id', '=', cartId)
      .where('sku', '=', identity.sku)
      .where('options_hash', '=', identity.options_hash)
      .execute()
  const query = current
    ? db.updateTable('cart_line').set(values).where('item_id', '=', current.itemId).returning('item_id')
    : db
        .insertInto('cart_line')
        .values({ ...values, cart_id: cartId })
        .returning('item_id')
  return (await query.executeTakeFirstOrThrow()).item_id
}

function hashOptions({ productOption }: Line): string {
  const key = optionsKey(productOption)
  return key === '' ? '' : createHash('sha256').update(key).digest('hex')
}

type Removal = { cartId: number; current: CartLine; token: string }

async function removeLine(ctx: Context, { cartId, current, token }: Removal): Promise<ServerItem> {
  await ctx.db.deleteFrom('cart_line').where('item_id', '=', current.itemId).execute()
  await touchCart(ctx, cartId)
  return toServerItem({ ...current, qty: 0 }, token)
}
