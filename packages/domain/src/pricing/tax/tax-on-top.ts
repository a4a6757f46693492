// Shelf amounts of a store whose prices hold no tax, made into what a shopper is shown. Every amount is taxed by itself
// and summed afterwards, so that shown parts add up to the shown sum.
import { grossOf, taxInGross } from '../../checkout/tax-in-gross.ts'
import type { ShelfPrice } from '../effective-price.ts'

/** `percent` is 0 where the shelf holds the tax already. */
export function withTaxOnTop<S extends ShelfPrice>(shelf: S, percent: number): S {
  if (percent === 0) return shelf
  const special = shelf.special ? grossOf(shelf.special, percent) : shelf.special
  return { ...shelf, price: grossOf(shelf.price, percent), special }
}

type Surcharge = { priceMinor: number; priceType: 'fixed' | 'percent' }

/** A share is of a price that holds the tax by then. */
export function surchargeOnTop<S extends Surcharge>(surcharge: S, percent: number): S {
  if (percent === 0 || surcharge.priceType === 'percent') return surcharge
  return { ...surcharge, priceMinor: grossOf(surcharge.priceMinor, percent) }
}

/** An amount that holds `held` per cent of tax, as it is where `percent` is due instead. */
export function taxedElsewhere(
  grossMinor: number,
  { held, percent }: { held: number; percent: number },
): number {
  return held === percent ? grossMinor : grossOf(grossMinor - taxInGross(grossMinor, held), percent)
}
