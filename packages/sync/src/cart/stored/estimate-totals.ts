import type { Totals } from '@vitrine/contract/cart'
import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import type { CartLine } from '../cart-state.ts'

const MOVED_BY_GOODS = new Set(['subtotal_incl_tax', 'grand_total_before_discount', 'grand_total'])

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
 * more or less. Delivery is in them once, as the server said.
 */
export function estimateTotals(last: Totals | null, all: readonly CartLine[]): Totals {
  const totals = last ?? NOTHING_KNOWN
  // As the shop counts: what is sold out is shown, and not bought.
  const lines = all.filter(isBuyable)
  const goodsMinor = addMoney(...lines.map((line) => toMinor(line.row_total)))
  const beforeMinor = toMinor(totals.subtotal_incl_tax ?? 0)
  const moved = (major: number) => toMajor(Math.max(0, toMinor(major) + goodsMinor - beforeMinor))
  return {
    ...totals,
    grand_total: moved(totals.grand_total),
    subtotal_incl_tax: toMajor(goodsMinor),
    items_qty: lines.reduce((sum, line) => sum + line.qty, 0),
    total_segments: (totals.total_segments ?? []).map((segment) =>
      MOVED_BY_GOODS.has(segment.code) ? { ...segment, value: moved(segment.value ?? 0) } : segment,
    ),
  }
}
