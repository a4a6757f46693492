import { type DeliveryPlaces, listDeliveries } from '@vitrine/contract/cart/deliveries'
import type { ShopClient } from '@vitrine/contract/client'
import { useEffect, useState } from 'react'
import { useStore } from '#web/ui/shop-context.tsx'
import { askCountry } from './ask-country.ts'

type Here = {
  country: string
  place: DeliveryPlaces | undefined
  /** When it is where the shopper is; null on the server, whose pages are kept longer than a day. */
  now: number | null
}

/** What delivery is like to where the shopper probably is, or to the store's own country if it does not go there. */
export function useDeliveryHere(client: ShopClient, known: readonly DeliveryPlaces[]): Here {
  const { defaultCountry } = useStore()
  const [here, setHere] = useState<Here | null>(null)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const country = await askCountry(client, defaultCountry)
      const place = placeOf(known, country) ?? (await client.call(listDeliveries, { query: { country } }))[0]
      const found = place
        ? { country, place }
        : { country: defaultCountry, place: placeOf(known, defaultCountry) }
      if (isCurrent) setHere({ ...found, now: Date.now() })
    }
    // What the server wrote stands.
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [client, known, defaultCountry])
  return here ?? { country: defaultCountry, place: placeOf(known, defaultCountry), now: null }
}

const placeOf = (places: readonly DeliveryPlaces[], country: string) =>
  places.find(({ countries }) => countries.some(({ code }) => code === country))
