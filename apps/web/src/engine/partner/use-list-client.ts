import type { ShopClient } from '@vitrine/contract/client'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { useClient } from '../use-client.ts'

/** Whom to ask for lists and menus once the page stands: in promo mode they hold what may be promoted. */
export function useListClient(): ShopClient {
  const client = useClient()
  return useObservable(promoShop)?.client ?? client
}
