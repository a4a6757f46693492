import {
  CUSTOMER_LISTS,
  CUSTOMER_SORTS,
  LAST_SEEN,
  listCustomers,
  ORDER_COUNTS,
} from '@vitrine/contract/people/customer-list'
import { useClient } from '#web/engine/use-client.ts'
import { among, useAddress } from '../frame/use-address.ts'
import { usePages } from '../table/use-pages.ts'

const PAGE = 50
const FILE_PAGE = 100

/** What is looked at stands in the address: the list, the words searched for, what narrows it, its order. */
export function useCustomerWish() {
  const { params, change } = useAddress()
  const wish = {
    view: among(CUSTOMER_LISTS, params.get('view')) ?? ('all' as const),
    q: params.get('q') ?? '',
    store: params.get('store') ?? '',
    orders: among(ORDER_COUNTS, params.get('orders')) ?? ('' as const),
    bonuses: among(['some'] as const, params.get('bonuses')) ?? ('' as const),
    seen: among(LAST_SEEN, params.get('seen')) ?? ('' as const),
    sort: among(CUSTOMER_SORTS, params.get('sort')) ?? ('' as const),
  }
  return { wish, change }
}
export type CustomerWish = ReturnType<typeof useCustomerWish>['wish']

/** All pages asked for so far, and how to read one for the file of the list. */
export function useCustomers({ view, q, ...wish }: CustomerWish) {
  const client = useClient()
  const narrowed = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ''))
  const query = { view, q, ...narrowed }
  const page = (size: number) => (before?: string) =>
    client.call(listCustomers, { query: { ...query, size, ...(before !== undefined && { before }) } })
  const { answer, ...pages } = usePages(`customers ${JSON.stringify(query)}`, page(PAGE))
  return { ...pages, isCurrent: answer !== undefined, filePage: page(FILE_PAGE) }
}
