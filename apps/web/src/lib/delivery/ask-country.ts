import { geoCountry } from '@vitrine/contract/cart/places'
import type { ShopClient } from '@vitrine/contract/client'

/** Asked once a tab: a shopper rarely travels between two pages. */
let countryAsked: Promise<string> | undefined

/** Where the shopper probably is; the country of the store while nobody can say. */
export function askCountry(client: ShopClient, fallback: string): Promise<string> {
  countryAsked ??= client.call(geoCountry, {}).then(
    ({ code }) => code,
    () => {
      countryAsked = undefined
      return fallback
    },
  )
  return countryAsked
}
