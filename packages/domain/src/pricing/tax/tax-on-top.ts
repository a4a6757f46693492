// Shelf amounts of a store whose prices hold no tax, made into what a shopper is shown. Every amount is taxed by itself
// and summed afterwards, so that shown parts add up to the shown sum.

import type { ListPrice } from '../effective-price.ts'
import { grossOf, taxInGross } from './tax-in-gross.ts'

/** `percent` is 0 where the shelf holds the tax already. */
export function withTaxOnTop<S extends ListPrice>(listPrice: S, percent: number): S {
  if (percent === 0) return listPrice
  const special = listPrice.special ? grossOf(listPrice.special, percent) : listPrice.special
  const { price, lowest } = listPrice
  return {
    ...listPrice,
    price: grossOf(price, percent),
    special,
    ...(lowest && { lowest: grossOf(lowest, percent) }),
  }
}

type Surcharge = { priceMinor: number; priceType: 'fixed' | 'percent' }

/** A share is of a price that holds the tax by then. */
export function surchargeOnTop<S extends Surcharge>(surcharge: S, percent: number): S {
  if (percent === 0 || surcharge.priceType === 'percent') return surcharge
  return { ...surcharge, priceMinor: grossOf(surcharge.priceMinor, percent) }
}

/** An amount that holds `includedPercent` of tax, as it is where `percent` is due instead. */
export function taxedElsewhere(
  grossMinor: number,
  { includedPercent, percent }: { includedPercent: number; percent: number },
): number {
  return includedPercent === percent
    ? grossMinor
    : grossOf(grossMinor - taxInGross(grossMinor, includedPercent), percent)
}
