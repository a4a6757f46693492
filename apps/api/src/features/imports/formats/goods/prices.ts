// One price of a file as the prices of every store: exact in its own currency, by the shop's rates in others.
import type { MoneyByStore } from '@vitrine/domain/catalog/records'
import { toMajor } from '@vitrine/domain/money/money'
import { convertPrice, type PriceConversion } from '@vitrine/domain/store/price-conversion'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { STORE_CODES, type StoreCode } from '@vitrine/domain/store/store-view'
import { amountIn } from '../table/cells.ts'

export const CURRENCIES = ['USD', 'EUR', 'RUB'] as const
export type Currency = (typeof CURRENCIES)[number]
export type Conversions = ReadonlyMap<StoreCode, PriceConversion>

export function toStores(minor: number, currency: Currency, conversions: Conversions): MoneyByStore {
  const own = STORE_CODES.filter((code) => STORE_IDENTITIES[code].currencyCode === currency)
  const rate = own.map((code) => conversions.get(code)?.rate).find((one) => one !== undefined) ?? 1
  return Object.fromEntries(
    [...conversions].map(([code, conversion]) => [
      code,
      own.includes(code) ? minor : convertPrice(toMajor(minor) / rate, conversion),
    ]),
  )
}

const SIGNS: Readonly<Record<Currency, string>> = {
  USD: 'us ?\\$|usd|\\$',
  EUR: '€|eur(?:o)?',
  RUB: '₽|rub|руб\\.?|р\\.',
}

/** An amount with its sign or without; the name of another currency where it wears that one's. */
export function priceIn(cell: string, currency: Currency): ReturnType<typeof amountIn> | Currency {
  for (const one of CURRENCIES) {
    const bare = cell.replace(new RegExp(`^(?:${SIGNS[one]})|(?:${SIGNS[one]})$`, 'iu'), '')
    if (bare !== cell) return one === currency ? amountIn(bare) : one
  }
  return amountIn(cell)
}
