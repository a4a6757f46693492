// Who had bonuses when this device heard of them last: their place in the bag is held until the shop has answered.
import { deviceStorage } from '#web/lib/browser-storage.ts'

const KEY = 'shop/cart/bonuses'

/** In a store, for what there is counts in its money. */
type Whose = { customer: string; store: string }

export const hadBonuses = (whose: Whose): boolean => deviceStorage.read(KEY) === nameOf(whose)

export function keepHadBonuses(whose: Whose, had: boolean): void {
  if (had) deviceStorage.write(KEY, nameOf(whose))
  else if (hadBonuses(whose)) deviceStorage.write(KEY, null)
}

const nameOf = ({ customer, store }: Whose) => `${customer} ${store}`
