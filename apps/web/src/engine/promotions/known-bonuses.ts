// Who had bonuses when a bag was last counted on this device: their place in it is held until the shop has answered.
const KEY = 'shop/cart/bonuses'

export function hadBonuses(whose: string): boolean {
  try {
    return localStorage.getItem(KEY) === whose
  } catch {
    return false
  }
}

/** Without storage they come when they are known. */
export function keepHadBonuses(whose: string, had: boolean): void {
  try {
    if (had) localStorage.setItem(KEY, whose)
    else if (hadBonuses(whose)) localStorage.removeItem(KEY)
  } catch {}
}
