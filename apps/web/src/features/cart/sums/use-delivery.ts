import { askShippingMethods, type ShippingMethod } from '@vitrine/contract/cart/checkout'
import { geoCountry } from '@vitrine/contract/cart/places'
import type { ShopClient } from '@vitrine/contract/client'
import { useEffect, useState } from 'react'
import { useCart } from '#web/engine/use-cart.ts'
import { useClient } from '#web/engine/use-client.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useStore } from '#web/ui/shop-context.tsx'

type Place = { country: string; methods: readonly ShippingMethod[] }

/** Asked once a tab: a shopper rarely travels between two pages. */
let countryAsked: Promise<string> | undefined

/** Ways of delivery to where the shopper probably is. Nothing while the shop cannot be asked. */
export function useDelivery(): Place | null {
  const client = useClient()
  const { cartId, lines } = useCart()
  const { defaultCountry } = useStore()
  const isOnline = useIsOnline()
  const [place, setPlace] = useState<Place | null>(null)
  const isAsked = isOnline && cartId !== null && lines.length > 0
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const ask = async () => {
      const country = await askCountry(client, defaultCountry)
      const body = { address: { country_id: country } }
      const methods = await client.call(askShippingMethods, { query: { cartId }, body })
      if (isCurrent) setPlace({ country, methods })
    }
    // A bag without the promise is a bag all the same.
    ask().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [client, cartId, isAsked, defaultCountry])
  return isOnline ? place : null
}

function askCountry(client: ShopClient, fallback: string): Promise<string> {
  countryAsked ??= client.call(geoCountry, {}).then(
    ({ code }) => code,
    () => {
      countryAsked = undefined
      return fallback
    },
  )
  return countryAsked
}
