import type { ServerItem } from '@vitrine/contract/cart'
import { configureLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { canonicalOption } from '@vitrine/domain/cart/product-option'
import type { Context } from '#api/context.ts'
import { nextItemIds } from '../cart-queries.ts'
import { findProducts, lineRefused, refusalOf } from '../line/get-sellable.ts'
import type { CartLine } from '../line/load-lines.ts'
import { toServerItem } from '../line/server-item.ts'
import { listParts } from '../sellable/list-parts.ts'
import type { Outcome } from './change-once.ts'
import { cappedNotice, ensureRoom, fittingQty, type Line, toRow, type UpdateBody } from './fit-line.ts'
import type { CartSnapshot } from './read-snapshot.ts'

/** What shall stand in a cart, and what stands there. */
export type UpdateGroupInput = {
  product: Sellable
  item: UpdateBody['cartItem']
  onShortage: UpdateBody['onShortage']
  lines: readonly CartLine[]
  cart: CartSnapshot['cart']
}
type Group = ServerItem & { items: ServerItem[] }
type Placed = Line & { itemId: number; wanted: number; before: number }

/**
 * A grouped product is never a line itself: its parts are, each as often as the group has it, added to what is there.
 * A repeat needs its operation id. Answers the first line, with all of them beside it.
 */
export async function updateGroup(ctx: Context, input: UpdateGroupInput): Promise<Outcome<Group>> {
  const { item, lines, cart } = input
  const wanted = await wantedParts(ctx, input)
  const present = lines.filter((line) => wanted.some(({ key }) => key === line.key))
  const [first] = wanted
  if (!first)
    throw lineRefused('PRODUCT_NOT_FOUND', { path: 'cartItem.sku', reason: 'has no parts that are for sale' })
  if (item.qty === 0) {
    const gone = toServerItem(
      { ...first, itemId: present[0]?.itemId ?? 0, qty: 0, isSellable: true },
      cart.id,
    )
    const remove = present.map(({ itemId }) => itemId)
    return { result: { ...gone, items: [] }, change: remove.length > 0 ? { set: [], remove } : null }
  }
  const placed = await placeParts(ctx, wanted, input)
  const [shown = { ...first, itemId: 0 }] = placed
  const different = placed.filter(({ qty, before }) => qty !== before)
  return {
    result: {
      ...toServerItem({ ...shown, isSellable: true }, cart.id),
      items: placed.map((line) => toServerItem({ ...line, isSellable: true }, cart.id)),
    },
    change:
      different.length > 0 ? { set: different.map((line) => toRow(line, line.itemId)), remove: [] } : null,
    notices: placed.flatMap((line) => cappedNotice({ ...line, line })),
  }
}

/** Parts that are gone are left out, as on the page; one that must be asked something has to be added by itself. */
async function wantedParts(ctx: Context, { product, item, cart }: UpdateGroupInput): Promise<Line[]> {
  const parts = await listParts(ctx, product.productId)
  const option = canonicalOption(undefined)
  const products = await findProducts(
    ctx,
    parts.map(({ sku }) => ({ sku, product_option: option })),
    { cartId: cart.id },
  )
  return products.flatMap((part, at) => {
    if (!part) return []
    const made = configureLine(part, option)
    if (!made.ok && made.problem.kind === 'not_offered') return []
    if (!made.ok) throw refusalOf(made.problem)
    const key = lineKey({ sku: part.sku, product_option: option })
    return [{ ...made.line, product: part, qty: item.qty * (parts[at]?.qty ?? 1), key }]
  })
}

/** Parts may share stock with each other and with other lines: each is fitted beside all that stand already. */
async function placeParts(ctx: Context, wanted: readonly Line[], input: UpdateGroupInput): Promise<Placed[]> {
  const { lines, onShortage } = input
  const others = lines.filter((line) => !wanted.some(({ key }) => key === line.key))
  const newIds = await nextItemIds(ctx, wanted.length)
  const placed: Placed[] = []
  for (const [at, line] of wanted.entries()) {
    const current = lines.find(({ key }) => key === line.key)
    const before = current?.qty ?? 0
    if (!current) ensureRoom(lines.length + placed.filter((one) => one.before === 0).length)
    const more = { ...line, qty: before + line.qty }
    const qty = fittingQty(more, [...others, ...placed], onShortage)
    const itemId = current?.itemId ?? newIds[at] ?? 0
    placed.push({ ...more, qty, itemId, wanted: more.qty, before })
  }
  return placed
}
