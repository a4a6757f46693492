import type { ShopClient } from '@vitrine/contract/client'
import { systemClock } from '@vitrine/sync/clock/system-clock'
import { createShopClient } from '@vitrine/sync/transport/shop-client'
import { createTransport } from '@vitrine/sync/transport/transport'

export function openClient(storeCode: string): ShopClient {
  // Called through a function of ours: a browser's own fetch insists on its window.
  const transport = createTransport({ storeCode, clock: systemClock, fetch: (url, init) => fetch(url, init) })
  return createShopClient({ transport })
}
