// Paths inside a store, without its prefix: the router adds `/us`, `/de`, …
import type { Category, ProductCard } from '@vitrine/domain/catalog/product'
import { STANDING_PAGES } from '@vitrine/domain/content/standing-pages'

type LinkedProduct = Pick<ProductCard, 'url_path' | 'parentSku' | 'slug' | 'type_id' | 'sku'>

export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** `childSku` opens a variant; only configurable products carry it in their address. */
export function productPath(product: LinkedProduct, childSku?: string): string {
  const own = product.url_path
    ? `/${encodePath(product.url_path)}`
    : `/p/${encodeURIComponent(product.parentSku)}/${encodeURIComponent(product.slug)}`
  return childSku && product.type_id === 'configurable'
    ? `${own}?childSku=${encodeURIComponent(childSku)}`
    : own
}

export function categoryPath(category: Pick<Category, 'url_path' | 'slug'>): string {
  return category.url_path ? `/${encodePath(category.url_path)}` : `/c/${encodeURIComponent(category.slug)}`
}

export const searchPath = (text: string): string => `/search?q=${encodeURIComponent(text)}`

/** Some pages have an address of their own. */
export const contentPath = (identifier: string): string =>
  STANDING_PAGES.find((page) => page.identifier === identifier)?.path ?? `/i/${identifier}`
