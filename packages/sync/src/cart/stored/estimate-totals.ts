import type { Totals } from '@vitrine/contract/cart'
import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { isVirtualCart } from '@vitrine/domain/cart/is-virtual-cart'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { isDelivery } from '@vitrine/domain/checkout/total-segments'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import type { CartLine } from '../cart-state.ts'

const MOVED_BY_GOODS = new Set(['grand_total_before_discount', 'grand_total'])

const NOTHING_KNOWN: Totals = {
  grand_total: 0,
  subtotal: 0,
  subtotal_incl_tax: 0,
  discount_amount: 0,
  shipping_amount: 0,
  shipping_incl_tax: 0,
  tax_amount: 0,
  base_currency_code: '',
  quote_currency_code: '',
  items_qty: 0,
  coupon_code: null,
  items: [],
  total_segments: [
    { code: 'subtotal_incl_tax', title: '', value: 0 },
    { code: 'shipping_on_checkout', title: '', value: null },
    { code: 'grand_total', title: '', value: 0, area: 'footer' },
  ],
  cart_version: 0,
}

/**
 * Sums of the lines on the screen while the server has not counted them: its last sums, moved by what the goods cost
 * more or less. Delivery is in them once, as the server said; not at all where all of it is mailed.
 */
export function estimateTotals(last: Totals | null, all: readonly CartLine[]): Totals {
  const totals = last ?? NOTHING_KNOWN
  // As the shop counts: what is sold out is shown, and not bought.
  const lines = all.filter(isBuyable)
  const goodsMinor = addMoney(...lines.map((line) => toMinor(line.row_total)))
  const rows = totals.total_segments ?? []
  const isMailed = isVirtualCart(lines.map(({ product_type }) => ({ type: product_type as ProductType })))
  const droppedMinor = isMailed ? toMinor(rows.find(isDelivery)?.value ?? 0) : 0
  const byMinor = goodsMinor - toMinor(totals.subtotal_incl_tax ?? 0) - droppedMinor
  const moved = (major: number) => toMajor(Math.max(0, toMinor(major) + byMinor))
  return {
    ...totals,
    grand_total: moved(totals.grand_total),
    subtotal_incl_tax: toMajor(goodsMinor),
    items_qty: lines.reduce((sum, line) => sum + line.qty, 0),
    total_segments: (isMailed ? rows.filter((row) => !isDelivery(row)) : withDelivery(rows)).map((row) => {
      if (row.code === 'subtotal_incl_tax') return { ...row, value: toMajor(goodsMinor) }
      return MOVED_BY_GOODS.has(row.code) ? { ...row, value: moved(row.value ?? 0) } : row
    }),
  }
}

type Row = Totals['total_segments'][number]
/** A bag that was mailed until now knows nothing of delivery. */
function withDelivery(rows: readonly Row[]): readonly Row[] {
  if (rows.some(isDelivery)) return rows
  const open: Row = { code: 'shipping_on_checkout', title: '', value: null }
  return rows.flatMap((row) => (row.code === 'subtotal_incl_tax' ? [row, open] : [row]))
}
