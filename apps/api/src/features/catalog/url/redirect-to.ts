import type { UrlMatch } from '@vitrine/contract/catalog'
import type { Product } from '@vitrine/domain/catalog/product'

type Redirect = Extract<UrlMatch, { _type: 'redirect' }>

/** `path` as it is kept; what has no place in an address is encoded. */
export function redirectTo(path: string, query = ''): Redirect {
  const target = `/${path.split('/').map(encodeURIComponent).join('/')}${query}`
  return { _type: 'redirect', _source: { target, code: 301 } }
}

/** A variant is shown on the page of its parent, itself chosen. */
export function redirectToVariant(parent: Product, childSku: string | null): Redirect {
  const { url_path, sku, slug } = parent
  if (childSku === null) return redirectTo(url_path || `p/${sku}/${slug}`)
  if (url_path === '') return redirectTo(`p/${sku}/${slug}/${childSku}`)
  return redirectTo(url_path, `?childSku=${encodeURIComponent(childSku)}`)
}
