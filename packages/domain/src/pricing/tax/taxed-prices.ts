import type { PriceFields, TaxPriceFields } from '../../catalog/product.ts'
import { toMajor } from '../../money/money.ts'
import type { EffectivePrice } from '../effective-price.ts'
import type { PriceWindow } from '../window.ts'
import { splitAmount } from './split-amount.ts'

/** Gross prices as the wire has them. */
export function toPriceFields({ final, regular, special, old, lowest }: EffectivePrice): PriceFields {
  return {
    price_incl_tax: toMajor(final),
    original_price_incl_tax: toMajor(regular),
    special_price_incl_tax: toMajor(special),
    final_price: toMajor(final),
    old_price: old === null ? null : toMajor(old),
    ...(lowest && { lowest_price: toMajor(lowest) }),
  }
}

/** The same prices without tax, and the tax in each. */
export function toTaxFields(
  { final, regular, special }: EffectivePrice,
  { percent, from, to }: PriceWindow & { percent: number },
): TaxPriceFields {
  const split = (gross: number) => splitAmount(gross, { percent, includesTax: true })
  const price = split(final)
  const original = split(regular)
  const lowered = split(special)
  return {
    price: toMajor(price.net),
    price_tax: toMajor(price.tax),
    original_price: toMajor(original.net),
    original_price_tax: toMajor(original.tax),
    special_price: toMajor(lowered.net),
    special_price_tax: toMajor(lowered.tax),
    special_from_date: from ?? null,
    special_to_date: to ?? null,
  }
}
