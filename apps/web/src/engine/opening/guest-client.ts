import type { ShopClient } from '@vitrine/contract/client'
import { systemClock } from '@vitrine/sync/clock/system-clock'
import { createShopClient } from '@vitrine/sync/transport/shop-client'
import { createTransport, type Transport } from '@vitrine/sync/transport/transport'
import { watchedFetch } from '#web/lib/upload/watched-fetch.ts'

export const transportTo = (storeCode: string): Transport =>
  createTransport({ storeCode, clock: systemClock, fetch: watchedFetch })

/** Of a store view, for whoever asks; a file of its own, for the page of a product asks before anything of the bag is needed. */
export const guestClient = (storeCode: string): ShopClient =>
  createShopClient({ transport: transportTo(storeCode) })
