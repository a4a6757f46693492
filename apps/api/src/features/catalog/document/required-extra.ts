// What a product's required questions add to its price whatever the answer: the part of the price a list must not hide.

import { surchargeOf } from '@vitrine/domain/cart/line/option-price'
import { type EffectivePrice, withSurcharge } from '@vitrine/domain/pricing/effective-price'
import { surchargeOnTop } from '@vitrine/domain/pricing/tax/tax-on-top'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import type { CustomOptionBody, MoneyByStore, ProductBody } from './product-body.ts'

/** Answers of one required option, with what each adds. */
export type RequiredExtra = {
  isMultiple: boolean
  values: readonly { prices: MoneyByStore; priceType: 'fixed' | 'percent' }[]
}

/** Undefined where no required answer costs anything, which is nearly everywhere. */
export function requiredExtrasOf({ customOptions }: ProductBody): RequiredExtra[] | undefined {
  const extras = customOptions
    .filter(({ required }) => required)
    .map(
      (option): RequiredExtra => ({
        isMultiple: option.type === 'checkbox' || option.type === 'multiple',
        values: answersOf(option).map(({ prices, priceType }) => ({ prices, priceType })),
      }),
    )
    .filter(({ values }) => values.some(({ prices }) => Object.values(prices).some((minor) => minor > 0)))
  return extras.length > 0 ? extras : undefined
}

type Found = { price: EffectivePrice; max: number | null }
type Terms = { store: StoreCode; percent: number }

/** The least and the most a shopper can pay; `percent` of tax is put on top of fixed amounts. */
export function withRequired(
  found: Found,
  extras: readonly RequiredExtra[],
  { store, percent }: Terms,
): Found {
  const base = found.price.final
  const sums = extras.map(({ isMultiple, values }) => {
    const each = values.map(({ prices, priceType }) =>
      surchargeOf(base, [surchargeOnTop({ priceMinor: prices[store] ?? 0, priceType }, percent)]),
    )
    const all = isMultiple ? each.reduce((sum, one) => sum + one, 0) : Math.max(0, ...each)
    return { least: each.reduce((least, one) => Math.min(least, one), each[0] ?? 0), most: all }
  })
  const price = withSurcharge(
    found.price,
    sums.reduce((sum, { least }) => sum + least, 0),
  )
  const max = sums.reduce((sum, { most }) => sum + most, found.max ?? base)
  return { price, max: max > price.final ? max : null }
}

function answersOf(option: CustomOptionBody): RequiredExtra['values'] {
  return option.values.length > 0 ? option.values : [option]
}
