import { countryName } from '@vitrine/domain/address/country-name'
import { deliveryCountries } from '@vitrine/domain/checkout/delivery'
import { commerceOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'

/** The store's own country first, then by name in the reader's language. */
export async function listCountries(ctx: Context): Promise<{ code: string; name: string }[]> {
  const { locale, defaultCountry } = ctx.store
  const { delivery } = await commerceOf(ctx)
  const order = new Intl.Collator([locale])
  const isOwn = (code: string) => Number(code === defaultCountry)
  return deliveryCountries(delivery, ctx.store)
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((a, b) => isOwn(b.code) - isOwn(a.code) || order.compare(a.name, b.name))
}
