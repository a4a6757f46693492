// Who had bonuses when this device heard of them last: their place in the bag is held until the shop has answered.
const KEY = 'shop/cart/bonuses'

/** In a store, for what there is counts in its money. */
type Whose = { customer: string; store: string }

export function hadBonuses(whose: Whose): boolean {
  try {
    return localStorage.getItem(KEY) === nameOf(whose)
  } catch {
    return false
  }
}

/** Without storage they come when they are known. */
export function keepHadBonuses(whose: Whose, had: boolean): void {
  try {
    if (had) localStorage.setItem(KEY, nameOf(whose))
    else if (hadBonuses(whose)) localStorage.removeItem(KEY)
  } catch {}
}

const nameOf = ({ customer, store }: Whose) => `${customer} ${store}`
