import type { CartNotice, CartVersion, ServerItem, Totals } from '@vitrine/contract/cart'
import { CallError } from '@vitrine/contract/reply'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { aLine } from './a-line.ts'
import { WithMeta } from './scripted-client.ts'

export type ModelCart = {
  id: string
  version: number
  lines: ServerItem[]
  answers: Map<string, WithMeta>
  mergedInto: string | null
  isOpen: boolean
}
export type ModelItem = Partial<ServerItem> & { sku: string; qty: number }
const PRICE = 59
const DELIVERY = 4

export function cartVersionOf({ id, version, lines }: ModelCart): CartVersion {
  return { id, version, hash: JSON.stringify(lines.map((line) => [lineKey(line), line.qty])) }
}

/** Sets a line, as much of it as is `left`, and answers it with what the shopper has to know. */
export function putLine(
  cart: ModelCart,
  item: ModelItem,
  { left, newId }: { left: number; newId: () => number },
) {
  const current = findLine(cart, item)
  const qty = Math.min(item.qty, left)
  if (item.qty > 0 && qty === 0) refuse(400, 'NOT_ENOUGH')
  const { sku, product_option = aLine().product_option } = item
  const { confirmed: _, ...plain } = aLine({ sku, qty, product_option, row_total: PRICE * qty })
  const line: ServerItem = { ...plain, quote_id: cart.id, item_id: current?.item_id ?? newId() }
  const others = cart.lines.filter((one) => one !== current && lineKey(one) !== lineKey(line))
  cart.lines = qty > 0 ? [...others, line].sort((one, other) => one.item_id - other.item_id) : others
  cart.version += 1
  return { line, notices: qty < item.qty ? [cappedNotice(line, current?.qty ?? 0, item.qty)] : [] }
}

function findLine({ lines }: ModelCart, { sku, item_id, product_option }: ModelItem): ServerItem | undefined {
  if (!item_id) return lines.find((line) => lineKey(line) === lineKey({ sku, product_option }))
  return lines.find((line) => line.item_id === item_id) ?? refuse(404, 'ITEM_NOT_FOUND')
}

function cappedNotice({ sku, name, item_id, qty }: ServerItem, before: number, wanted: number): CartNotice {
  return { code: 'QTY_CAPPED', sku, name, item_id, before, wanted, qty }
}

export function refuse(code: number, errorCode: string, result = errorCode): never {
  throw new CallError({ code, result, meta: { errorCode } })
}

/** The first answer to an operation is its only one. */
export function answerOnce(
  cart: ModelCart,
  operationId: string | undefined,
  change: () => WithMeta,
): WithMeta {
  const known = cart.answers.get(operationId ?? '')
  if (known) return known
  const answer = change()
  if (operationId) cart.answers.set(operationId, answer)
  return answer
}

export function totalsOf({ lines, version }: ModelCart): WithMeta {
  const goods = lines.reduce((sum, line) => sum + line.row_total, 0)
  const isMailed = lines.length > 0 && lines.every(({ product_type }) => product_type === 'virtual')
  const delivery = lines.length > 0 && !isMailed ? DELIVERY : 0
  const total_segments: Totals['total_segments'] = [
    { code: 'subtotal_incl_tax', title: '', value: goods },
    ...(isMailed ? [] : [{ code: 'shipping', title: '', value: delivery }]),
    { code: 'grand_total', title: '', value: goods + delivery, area: 'footer' },
  ]
  const totals: Partial<Totals> = {
    grand_total: goods + delivery,
    subtotal_incl_tax: goods,
    discount_amount: 0,
    shipping_amount: delivery,
    coupon_code: null,
    total_segments,
    cart_version: version,
  }
  return new WithMeta(totals, {})
}
