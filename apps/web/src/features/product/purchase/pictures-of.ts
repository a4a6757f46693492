import type { Product } from '@vitrine/domain/catalog/product'
import type { Choice } from './choice.ts'

/** Pictures of the chosen colour; without any of its own, those that belong to no colour, else all. */
export function picturesOf(product: Product, choice: Choice): Product['media_gallery'] {
  const all = product.media_gallery
  const own = all.filter((one) => one.color != null && one.color === choice.color)
  if (own.length > 0) return own
  const shared = all.filter((one) => one.color == null)
  return shared.length > 0 ? shared : all
}
