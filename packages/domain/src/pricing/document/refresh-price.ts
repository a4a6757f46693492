import type { PriceFields, PriceSource, TaxPriceFields } from '../../catalog/product.ts'
import { toMajor, toMinor } from '../../money/money.ts'
import type { PriceInfo } from './price-info.ts'

type Freshness = { price_is_current: boolean; price_refreshed_at: string | null }
type Refreshed = PriceFields & Omit<TaxPriceFields, 'special_from_date' | 'special_to_date'> & Freshness

/** The platform's prices of this moment put on a document; its own rules apply no more (api-shapes §3.3, last part). */
export function refreshPrice<D extends object>(document: D, info: PriceInfo, now: string): D & Refreshed {
  const net = info.extension_attributes.tax_adjustments
  const { price_source: source } = document as { price_source?: PriceSource | null }
  const isLowered = info.final_price < info.regular_price
  const special = isLowered ? info.special_price : 0
  const specialNet = isLowered ? net.special_price : 0
  return {
    ...document,
    price_incl_tax: info.final_price,
    price: net.final_price,
    price_tax: taxOf(info.final_price, net.final_price),
    final_price: info.final_price,
    original_price_incl_tax: info.regular_price,
    original_price: net.regular_price,
    original_price_tax: taxOf(info.regular_price, net.regular_price),
    special_price_incl_tax: special,
    special_price: specialNet,
    special_price_tax: taxOf(special, specialNet),
    old_price: isLowered ? info.regular_price : null,
    price_is_current: true,
    price_refreshed_at: now,
    ...(source && { price_source: refreshedSource(source, info) }),
  }
}

function refreshedSource(source: PriceSource, info: PriceInfo): PriceSource {
  return {
    ...source,
    price: info.regular_price,
    special_price: info.special_price,
    final_price: info.final_price,
    includes_tax: true,
    final_includes_tax: true,
  }
}

function taxOf(gross: number, net: number): number {
  return toMajor(toMinor(gross) - toMinor(net))
}
