import type { StoreView } from '@vitrine/domain/store/store-view'
import { formatPrice } from '../format-price.ts'

type Money = { major: number; currency: string }

/** Money that is its own, in whichever store it is read: as the store writes its prices where it is of its currency. */
export function formatMoney({ major, currency }: Money, view: StoreView): string {
  if (currency === view.currencyCode) return formatPrice(major, view)
  return new Intl.NumberFormat(view.locale, { style: 'currency', currency }).format(major)
}
