import { isAddressOf } from '@vitrine/domain/content/standing-pages'
import type { StoreView } from '@vitrine/domain/store/store-view'

/** Pages of one store only: an order is of its own, a link of a letter has done its work. */
const STAYS_BEHIND = /^\/(order|newsletter|account|successful-payment|failed-payment)(\/|$)/

type Page = { pathname: string; search: string }
type There = Pick<StoreView, 'code' | 'defaultCountry'>

/** The same page in another store; its server leads on to the address it has there. */
export function storeAddress(there: There, { pathname, search }: Page): string {
  const { code } = there
  if (pathname === '/' || STAYS_BEHIND.test(pathname) || !isAddressOf(pathname, there)) return `/${code}`
  // A shared bag belongs to the store it was shared in, and so does each order of an account.
  if (pathname.startsWith('/cart/')) return `/${code}/cart`
  if (pathname.startsWith('/my-account/orders/')) return `/${code}/my-account/orders`
  return `/${code}${pathname}${search}`
}
