import type { Choice } from '@vitrine/domain/catalog/choose-variant'
import type { Product } from '@vitrine/domain/catalog/product'

/** Pictures of the chosen colour, then films; without any of its own, those that belong to no colour, else all. */
export function picturesOf(product: Product, choice: Choice): Product['media_gallery'] {
  const all = product.media_gallery
  const own = all.filter((one) => one.color != null && one.color === choice.color)
  const shared = all.filter((one) => one.color == null)
  if (own.length > 0) return [...own, ...shared.filter(({ typ }) => typ === 'video')]
  return shared.length > 0 ? shared : all
}
