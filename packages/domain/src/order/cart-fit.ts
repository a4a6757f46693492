type Quantity = { key: string; qty: number }
/** How many pieces of the same goods an order asks for, and how many its cart holds. */
export type Difference<L> = { line: L; ordered: number; inCart: number }

/** Every line, by `lineKey`, of which order and cart speak differently. */
export function cartDifference<L extends Quantity>(
  ordered: readonly L[],
  inCart: readonly L[],
): Difference<L>[] {
  const qtyOf = (lines: readonly L[], key: string) =>
    lines.reduce((sum, line) => sum + (line.key === key ? line.qty : 0), 0)
  const all = new Map([...inCart, ...ordered].map((line) => [line.key, line]))
  return [...all.values()]
    .map((line) => ({ line, ordered: qtyOf(ordered, line.key), inCart: qtyOf(inCart, line.key) }))
    .filter((one) => one.ordered !== one.inCart)
}

type Order = {
  /** The version of the cart the shopper saw; old clients name none. */
  version: number | undefined
  /** It waited on the shopper's device, where the cart may have been changed since. */
  wasDelayed: boolean
  difference: readonly Pick<Difference<unknown>, 'ordered' | 'inCart'>[]
}
type Cart = {
  version: number
  /** The latest version somebody bought; null while nobody has. */
  boughtVersion: number | null
}
export type CartFit = 'fits' | 'bought' | 'changed'

/**
 * Whether an order is for the cart as it stands. What was ordered offline knows an older version and perhaps goods the
 * shop was never told of: it may come once, as long as nothing was bought from that version or a later one.
 */
export function fitOfOrder({ version, wasDelayed, difference }: Order, cart: Cart): CartFit {
  const seen = version ?? cart.version
  if (cart.boughtVersion !== null && seen <= cart.boughtVersion) return 'bought'
  if (seen > cart.version) return 'changed'
  if (wasDelayed && version !== undefined) return 'fits'
  const asksForMore = difference.some(({ ordered, inCart }) => ordered > inCart)
  return seen === cart.version && !asksForMore ? 'fits' : 'changed'
}
