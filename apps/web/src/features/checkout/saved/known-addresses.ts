// How tall the addresses of whoever is in stood in a checkout on this device last: their place is held until the shop has
// answered.
import { deviceStorage } from '#web/lib/browser-storage.ts'

const KEY = 'shop/checkout/addresses'

/** In pixels, 0 where there were none; undefined where nothing is known of them. */
export function knownHeight(whose: string): number | undefined {
  const [owner, height] = (deviceStorage.read(KEY) ?? '').split(' ')
  return owner === whose ? Number(height) : undefined
}

/** Without storage the place of one is held. */
export const keepHeight = (whose: string, height: number): void =>
  deviceStorage.write(KEY, `${whose} ${height}`)
