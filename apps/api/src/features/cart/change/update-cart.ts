import type { ServerItem } from '@vitrine/contract/cart'
import { configureLine } from '@vitrine/domain/cart/line/configure-line'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { canonicalOption } from '@vitrine/domain/cart/product-option'
import type { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { getSellable, refusalOf } from '../line/get-sellable.ts'
import type { CartLine } from '../line/load-lines.ts'
import { toServerItem } from '../line/server-item.ts'
import { changeOnce, type Operation, type Outcome } from './change-once.ts'
import { cappedNotice, ensureRoom, fittingQty, type Line, toRow, type UpdateBody } from './fit-line.ts'
import { type UpdateGroupInput, updateGroup } from './update-group.ts'

type Item = UpdateBody['cartItem']
/** With every line of a group. */
type Updated = ServerItem & { items?: ServerItem[] }
type Input = Omit<Operation, 'asked'> & { item: Item; onShortage: UpdateBody['onShortage'] }

/** Sets what a line holds: absolute, found by its id or by sku and choices, so that a repeat changes nothing. */
export function updateCart(
  ctx: Context,
  { item, onShortage, ...operation }: Input,
): Promise<WithMeta<Updated>> {
  const { sku, qty, product_option } = item
  // Without the line's id: a client drops it when the line was made anew.
  const asked = ['update', sku, qty, canonicalOption(product_option), onShortage]
  return changeOnce(
    ctx,
    { ...operation, asked, sku },
    async (ctx, { cart, rows, stockStamp, nextItemId }) => {
      const { product, lines } = await getSellable(ctx, item, {
        rows,
        stockStamp,
        cartId: cart.id,
      })
      const wish = { product, item, onShortage, lines, cart }
      return product.type === 'grouped' ? updateGroup(ctx, wish) : updateLine(wish, nextItemId)
    },
  )
}

function updateLine(
  { product, item, onShortage, lines, cart }: UpdateGroupInput,
  nextItemId: number,
): Outcome<ServerItem> {
  const key = lineKey({ sku: product.sku, product_option: item.product_option })
  const current = findCurrent(lines, item, key)
  if (item.qty === 0 && current) return removal(current, cart.id)
  const made = configureLine(product, item.product_option)
  if (!made.ok) throw refusalOf(made.problem)
  const wanted: Line = { ...made.line, product, qty: item.qty, key }
  if (item.qty === 0) {
    const nothing = toServerItem({ ...wanted, itemId: 0, isSellable: true }, cart.id)
    return { result: nothing, change: null }
  }
  if (!current) ensureRoom(lines.length)
  const others = lines.filter((one) => one !== current && one.key !== key)
  const line = { ...wanted, qty: fittingQty(wanted, others, onShortage) }
  const itemId = current?.itemId ?? nextItemId
  // A line edited into what another line holds already takes its place.
  const remove = lines.filter((one) => one !== current && one.key === key).map((one) => one.itemId)
  const isSame = current?.key === key && current.qty === line.qty && remove.length === 0
  return {
    result: toServerItem({ ...line, itemId, isSellable: true }, cart.id),
    change: isSame ? null : { set: [toRow(line, itemId)], remove },
    notices: cappedNotice({ line, wanted: item.qty, itemId, before: current?.qty ?? 0 }),
  }
}

function findCurrent(lines: readonly CartLine[], item: Item, key: string): CartLine | undefined {
  if (item.item_id === undefined) return lines.find((line) => line.key === key)
  const line = lines.find((one) => one.itemId === item.item_id)
  if (!line) throw new ShopError('ITEM_NOT_FOUND')
  return line
}

function removal(current: CartLine, cartId: string): Outcome<ServerItem> {
  return {
    result: toServerItem({ ...current, qty: 0 }, cartId),
    change: { set: [], remove: [current.itemId] },
  }
}
