// The browser's way to the shop: the same calls as in process while rendering, over fetch. Its code comes with the bag's,
// as nothing is asked before a page is alive.
import type { ShopClient } from '@vitrine/contract/client'
import { lateCalls } from '@vitrine/sync/store/late'

export function createShopClient({ storeCode }: { storeCode: string }): ShopClient {
  return lateCalls(async () => (await import('./bag/open-client.ts')).openClient(storeCode), ['call', 'ask'])
}
