import type { VitalPage } from '@vitrine/domain/visit/web-vitals'

const BY_NAME: Record<string, VitalPage> = {
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  'my-account': 'account',
}
const BY_KIND: Record<string, VitalPage> = { product: 'product', category: 'category' }

/** `kind` is what the shop found at an address of the catalogue. */
export function vitalPageOf(pathname: string, kind: string | undefined): VitalPage {
  const [, , name] = pathname.split('/')
  if (!name) return 'home'
  return BY_KIND[kind ?? ''] ?? BY_NAME[name] ?? 'other'
}
