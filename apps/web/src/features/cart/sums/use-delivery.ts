import { askShippingMethods, type ShippingMethod } from '@vitrine/contract/cart/checkout'
import { useEffect, useState } from 'react'
import { useCart } from '#web/engine/use-cart.ts'
import { useClient } from '#web/engine/use-client.ts'
import { askCountry } from '#web/lib/delivery/ask-country.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useStore } from '#web/ui/shop-context.tsx'

type Place = { country: string; methods: readonly ShippingMethod[] }

/** Ways of delivery to where the shopper probably is; undefined while asked for, null where the shop cannot be asked. */
export function useDelivery(): Place | null | undefined {
  const client = useClient()
  const { cartId, lines } = useCart()
  const { defaultCountry } = useStore()
  const isOnline = useIsOnline()
  const [place, setPlace] = useState<Place | null>()
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
    ask().catch(() => isCurrent && setPlace(null))
    return () => {
      isCurrent = false
    }
  }, [client, cartId, isAsked, defaultCountry])
  return isOnline ? place : null
}
