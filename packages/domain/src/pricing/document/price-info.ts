import type { PriceFields, TaxPriceFields } from '../../catalog/product.ts'

type Amounts = { final_price: number; regular_price: number; special_price: number }

/** Prices of one product as `render-list` tells them (api-shapes §1.6): with tax, and beside them without. */
export type PriceInfo = Amounts & {
  minimal_price: number
  max_price: number
  extension_attributes: { tax_adjustments: Amounts }
}

export function toPriceInfo(
  prices: PriceFields & TaxPriceFields,
  { maxPrice }: { maxPrice: number | null },
): PriceInfo {
  return {
    final_price: prices.final_price,
    regular_price: prices.original_price_incl_tax,
    special_price: prices.special_price_incl_tax,
    minimal_price: prices.final_price,
    max_price: maxPrice ?? prices.final_price,
    extension_attributes: {
      tax_adjustments: {
        final_price: prices.price,
        regular_price: prices.original_price,
        special_price: prices.special_price,
      },
    },
  }
}
