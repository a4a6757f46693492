// Whether a product may be opened and sold, by its status and visibility (spec §4 product load, §5 product lists).

/** The first statuses are for sale; from here on a product is not (spec §9). */
export const FIRST_UNAVAILABLE_STATUS = 2
/** Seen through a parent only. */
export const NOT_INDIVIDUALLY = 1

export type Standing = { status: number; visibility: number; onlyPromo: boolean }

export function isEnabled({ status }: Pick<Standing, 'status'>): boolean {
  return status < FIRST_UNAVAILABLE_STATUS
}

export function isForSale(
  product: Pick<Standing, 'status' | 'onlyPromo'>,
  { promoMode = false } = {},
): boolean {
  return isEnabled(product) && (promoMode || !product.onlyPromo)
}

/** `parent` shows the product among its variants; what is hidden and has none is nobody's to see. */
export function isOpenable(
  product: Standing,
  { parent, promoMode = false }: { parent?: Standing; promoMode?: boolean } = {},
): boolean {
  if (!isForSale(product, { promoMode })) return false
  if (parent) return isOpenable(parent, { promoMode })
  return product.visibility > NOT_INDIVIDUALLY
}
