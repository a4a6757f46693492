import type { StoreCode } from '@vitrine/domain/store/store-view'

/** Pages of one store only: an order is of its own, a link of a letter has done its work. */
const STAYS_BEHIND = /^\/(order|newsletter|account|successful-payment|failed-payment)(\/|$)/

type Page = { pathname: string; search: string }

/** The same page in another store; its server leads on to the address it has there. */
export function storeAddress(code: StoreCode, { pathname, search }: Page): string {
  if (pathname === '/' || STAYS_BEHIND.test(pathname)) return `/${code}`
  // A shared bag belongs to the store it was shared in.
  if (pathname.startsWith('/cart/')) return `/${code}/cart`
  return `/${code}${pathname}${search}`
}
