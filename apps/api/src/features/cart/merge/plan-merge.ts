import type { CartNotice } from '@vitrine/contract/cart'
import { mergeLines } from '@vitrine/domain/cart/merge/merge-lines'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import { MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import type { Context } from '#api/context.ts'
import type { CartLineRow } from '../cart-queries.ts'
import { mostFor } from '../line/line-stock.ts'
import { type CartLine, linesOf } from '../line/load-lines.ts'

/** What becomes of one line of the guest: `itemId` is its own, or that of the line it is added to. */
export type Move = { guestItemId: number; itemId: number; qty: number }
export type MergePlan = { moves: Move[]; notices: CartNotice[] }

type Row = CartLineRow & { product_option: ProductOption }
type Meeting = { mine: Row; theirs: Row | undefined; wanted: number }
/** All lines by id, and those the customer's cart holds so far. */
type Lines = { all: ReadonlyMap<number, CartLine>; present: Map<number, CartLine> }

/** By the rule browser and server share: the same goods add up, as far as the stock goes; everything else moves. */
export async function planMerge(
  ctx: Context,
  guestRows: readonly CartLineRow[],
  rows: readonly CartLineRow[],
): Promise<MergePlan> {
  const all = new Map((await linesOf(ctx, [...rows, ...guestRows])).map((line) => [line.itemId, line]))
  const present = new Map([...all].filter(([itemId]) => rows.some((row) => row.item_id === itemId)))
  const sides = { client: guestRows.map(toRow), server: rows.map(toRow) }
  const meetings = mergeLines(sides, { sumQuantities: true }).flatMap((step) =>
    step.kind === 'push' ? [{ mine: step.client, theirs: step.server, wanted: step.qty }] : [],
  )
  const planned = meetings.map((meeting) => settle(meeting, { all, present }))
  return { moves: planned.map((one) => one.move), notices: planned.map((one) => one.notice) }
}

function toRow(row: CartLineRow): Row {
  return { ...row, product_option: row.options as ProductOption }
}

function settle(meeting: Meeting, { all, present }: Lines): { move: Move; notice: CartNotice } {
  const { mine, theirs, wanted } = meeting
  const itemId = theirs?.item_id ?? mine.item_id
  const line = all.get(itemId)
  const qty = fittingQty(line, meeting, [...present.values()])
  if (line) present.set(itemId, { ...line, qty })
  const notice: CartNotice = {
    code: qty < wanted ? 'QTY_CAPPED' : theirs ? 'QTY_SUMMED' : 'LINE_MOVED',
    sku: mine.sku,
    name: line?.product.name ?? mine.sku,
    item_id: itemId,
    before: theirs?.qty ?? 0,
    wanted,
    qty,
  }
  return { move: { guestItemId: mine.item_id, itemId, qty }, notice }
}

/** Never less than the customer had already, and never nothing: what is sold out stays to be seen. */
function fittingQty(
  line: CartLine | undefined,
  { theirs, wanted }: Meeting,
  present: readonly CartLine[],
): number {
  if (!line?.isSellable) return Math.min(wanted, MAX_QUANTITY)
  const others = present.filter((one) => one.itemId !== line.itemId)
  return Math.min(wanted, MAX_QUANTITY, Math.max(mostFor(line, others), theirs?.qty ?? 0, 1))
}
