// How tall the addresses of whoever is in stood in a checkout on this device last: their place is held until the shop has
// answered.
const KEY = 'shop/checkout/addresses'

/** In pixels, 0 where there were none; undefined where nothing is known of them. */
export function knownHeight(whose: string): number | undefined {
  try {
    const [owner, height] = (localStorage.getItem(KEY) ?? '').split(' ')
    return owner === whose ? Number(height) : undefined
  } catch {
    return undefined
  }
}

/** Without storage the place of one is held. */
export function keepHeight(whose: string, height: number): void {
  try {
    localStorage.setItem(KEY, `${whose} ${height}`)
  } catch {}
}
