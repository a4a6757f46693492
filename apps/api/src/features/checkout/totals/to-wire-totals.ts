import type { TotalSegment, Totals } from '@vitrine/contract/cart'
import { type Segment, totalSegments } from '@vitrine/domain/checkout/total-segments'
import { addMoney, toMajor } from '@vitrine/domain/money/money'
import { taxInGross } from '@vitrine/domain/pricing/tax/tax-in-gross'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { wordsOf, zipTaxTitle } from '#api/words.ts'
import type { Computed } from './compute-for.ts'

type Item = Totals['items'][number]

/** What of a counted cart is shown; an order keeps as much. */
export type ShownCart = Pick<Computed, 'totals' | 'priced'> & {
  lines: readonly (Pick<Computed['lines'][number], 'itemId' | 'qty' | 'options'> & {
    product: { name: string }
  })[]
  shipping: { title: string } | null
  payment: { title: string } | null
  promotions: {
    coupon: { code: string } | null
    giftCards: readonly { id: number; codeEnd: string; balanceMinor: number }[]
  }
  tax: { byZip: { region: string | null } | null }
}

/** Totals as the wire has them: major units, goods with and without tax, a row for each step of the sum. */
export function toWireTotals(computed: ShownCart, store: StoreView, cartVersion: number): Totals {
  const { totals, priced } = computed
  const shippingMinor = totals.shippingMinor ?? 0
  const shippingTax = taxInGross(shippingMinor, Math.max(0, ...priced.map((line) => line.taxPercent)))
  const items = computed.lines.map((_, index) => toItem(computed, index))
  return {
    grand_total: toMajor(totals.grandTotalMinor),
    subtotal: toMajor(addMoney(...priced.map(netRow))),
    subtotal_incl_tax: toMajor(totals.subtotalMinor),
    discount_amount: toMajor(-(totals.couponMinor + totals.paymentDiscountMinor) || 0),
    shipping_amount: toMajor(shippingMinor - shippingTax),
    shipping_incl_tax: toMajor(shippingMinor),
    tax_amount: toMajor(totals.taxMinor),
    base_currency_code: store.currencyCode,
    quote_currency_code: store.currencyCode,
    items_qty: totals.itemsQty,
    coupon_code: computed.promotions.coupon?.code ?? null,
    gift_cards: toWireCards(computed),
    items,
    total_segments: totalSegments(totals).map((segment) => toWireSegment(segment, computed, store)),
    cart_version: cartVersion,
  }
}

function toWireCards({ promotions, totals }: ShownCart): Totals['gift_cards'] {
  return promotions.giftCards.map(({ id, codeEnd, balanceMinor }, index) => {
    const usedMinor = totals.giftCards[index]?.usedMinor ?? 0
    return { id, code_end: codeEnd, amount: toMajor(usedMinor), left: toMajor(balanceMinor - usedMinor) }
  })
}

type Priced = Computed['priced'][number]
const netRow = ({ unitMinor, qty, taxPercent }: Priced) =>
  unitMinor * qty - taxInGross(unitMinor * qty, taxPercent)

function toItem({ lines, priced, totals }: ShownCart, index: number): Item {
  const line = lines[index]
  const price = priced[index]
  const sum = totals.lines[index]
  if (!line || !price || !sum) throw new Error('A line was lost on the way to its totals.')
  return {
    item_id: line.itemId,
    name: line.product.name,
    qty: line.qty,
    price: toMajor(price.unitMinor - taxInGross(price.unitMinor, price.taxPercent)),
    price_incl_tax: toMajor(price.unitMinor),
    row_total: toMajor(netRow(price)),
    row_total_incl_tax: toMajor(sum.rowMinor),
    tax_amount: toMajor(sum.taxMinor),
    tax_percent: price.taxPercent,
    discount_amount: toMajor(sum.discountMinor),
    discount_percent: percentOf(sum.discountMinor, sum.rowMinor),
    row_total_with_discount: toMajor(sum.rowMinor - sum.discountMinor),
    options: JSON.stringify(line.options),
  }
}

/** To two digits; a discount in money has a percentage too. */
function percentOf(partMinor: number, wholeMinor: number): number {
  return wholeMinor === 0 ? 0 : Math.round((partMinor / wholeMinor) * 10_000) / 100
}

function toWireSegment(
  { code, valueMinor, area }: Segment,
  computed: ShownCart,
  store: StoreView,
): TotalSegment {
  return {
    code,
    title: titleOf(code, computed, store),
    value: valueMinor === null ? null : toMajor(valueMinor),
    ...(area && { area }),
  }
}

function titleOf(code: Segment['code'], computed: ShownCart, store: StoreView): string {
  const { shipping, payment, promotions, priced, tax } = computed
  const t = wordsOf(store.language)
  if (code === 'tax') {
    const highest = Math.max(0, ...priced.map((line) => line.zipTaxPercent ?? 0))
    return zipTaxTitle(store, { region: tax.byZip?.region ?? '', percent: highest })
  }
  if (code === 'coupon_code' && promotions.coupon)
    return t('commerce.total.couponNamed', { code: promotions.coupon.code })
  const method = code === 'shipping' ? shipping : code.startsWith('payment') ? payment : null
  return method?.title ?? t(`commerce.total.${code}`)
}
