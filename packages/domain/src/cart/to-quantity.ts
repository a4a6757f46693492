/** Most pieces of one line, and of one question about stock. */
export const MAX_QUANTITY = 10_000

/** Most lines a cart takes, and an order that is made of it. */
export const MAX_CART_LINES = 200

/** A whole number from what a field or an old client holds; null when it is none. Only plain digits count. */
export function toQuantity(value: unknown): number | null {
  const qty = typeof value === 'string' && /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : value
  if (typeof qty !== 'number' || !Number.isInteger(qty)) return null
  return qty >= 0 && qty <= MAX_QUANTITY ? qty : null
}
