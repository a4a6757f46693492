import type { StoreView } from '@vitrine/domain/store/store-view'

type PriceStyle = Pick<StoreView, 'locale' | 'currencySign' | 'pricePattern'>

const NO_BREAK_SPACE = '\u00A0'
const MINUS = '\u2212'
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale}/${digits}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, format)
  return format
}

/** Two digits only when the amount is not whole; the sign stands where the store puts it and never wraps away. */
export function formatPrice(major: number, view: PriceStyle): string {
  if (Number.isNaN(major)) return String(major)
  const cents = Math.round(Math.abs(major) * 100)
  const amount = numberFormat(view.locale, cents % 100 === 0 ? 0 : 2).format(cents / 100)
  const text = view.pricePattern
    .replace('{sign}', () => view.currencySign)
    .replace('{amount}', () => amount)
    .replaceAll(' ', NO_BREAK_SPACE)
  return major < 0 && cents > 0 ? MINUS + text : text
}
