import type { WishlistItem } from '@vitrine/contract/wishlist/wishlist'

/** As the device keeps it: small enough to be shown without a line. Whose it is, so that nobody gets another's; null of a guest. */
export type Wish = WishlistItem & { owner: string | null }

/** What a page knows of a product somebody wishes for. */
export type WishedProduct = Omit<WishlistItem, 'qty' | 'added_at' | 'price_then'>

/** As many as the shop keeps. */
export const MAX_KEPT = 500

/** Whatever an older or broken page may have left. */
export function readWishes(found: unknown): Wish[] {
  return Array.isArray(found) ? found.filter(isWish).slice(0, MAX_KEPT) : []
}

function isWish(found: unknown): found is Wish {
  const { sku, name, url_path, final_price } = (found ?? {}) as Partial<Wish>
  return [sku, name, url_path].every((one) => typeof one === 'string') && typeof final_price === 'number'
}

/** Adding skips what is in; the newest stands first. */
export function withWish(list: readonly Wish[], wish: Wish): Wish[] {
  return list.some(({ sku }) => sku === wish.sku) ? [...list] : [wish, ...list].slice(0, MAX_KEPT)
}

export const withoutWish = (list: readonly Wish[], sku: string): Wish[] =>
  list.filter((wish) => wish.sku !== sku)
