// What a shopper pays now for a shelf price with an optional promotion. Minor units in and out.

/** Window bounds are UTC: ISO 8601, `YYYY-MM-DD HH:mm:ss`, or a bare date (an end then lasts the whole day). */
export type ShelfPrice = {
  price: number
  special?: number | null
  from?: string | null
  to?: string | null
}

export type EffectivePrice = {
  final: number
  regular: number
  /** 0 while no promotion lowers the price. */
  special: number
  /** Struck through beside the final price; null without a promotion. */
  old: number | null
}

/** `now` is ISO 8601 in UTC. The lowest of the candidates wins; a special price of 0 means none. */
export function effectivePrice(shelf: ShelfPrice, now: string): EffectivePrice {
  const special = shelf.special ?? 0
  if (special <= 0 || special >= shelf.price || !isWindowOpen(shelf, now))
    return { final: shelf.price, regular: shelf.price, special: 0, old: null }
  return { final: special, regular: shelf.price, special, old: shelf.price }
}

/** Both bounds belong to the window. */
export function isWindowOpen({ from, to }: Pick<ShelfPrice, 'from' | 'to'>, now: string): boolean {
  const moment = toSecond(now)
  if (from && moment < toSecond(from)) return false
  return !to || moment <= (isBareDate(to) ? `${to}T23:59:59` : toSecond(to))
}

/** Texts of this one form compare like the moments they name. */
function toSecond(text: string): string {
  return isBareDate(text) ? `${text}T00:00:00` : text.replace(' ', 'T').slice(0, 19)
}

function isBareDate(text: string): boolean {
  return text.length === 10
}
