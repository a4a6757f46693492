import {
  CUSTOMER_LISTS,
  CUSTOMER_SORTS,
  LAST_SEEN,
  listCustomers,
  ORDER_COUNTS,
  type StaffCustomer,
} from '@vitrine/contract/people/customer-list'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { among, useAddress } from '../frame/use-address.ts'
import { useVersion } from '../frame/use-desk.ts'

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

/** All pages asked for so far; `reload` asks for them anew, and what was there stays until they come. */
export function useCustomers({ view, q, ...wish }: CustomerWish) {
  const client = useClient()
  const [asked, setAsked] = useState({ of: '', pages: 1 })
  const { version, reload } = useVersion()
  const narrowed = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ''))
  const query = { view, q, ...narrowed }
  const of = JSON.stringify(query)
  const pages = asked.of === of ? asked.pages : 1
  const { answer, latest, error, retry } = useAnswer(`customers ${version} ${pages} ${of}`, async () => {
    const first = await client.call(listCustomers, { query: { ...query, size: PAGE } })
    const customers: StaffCustomer[] = [...first.items]
    for (let at = 1; at < pages && customers.length < first.total; at += 1) {
      const { items } = await client.call(listCustomers, { query: { ...query, size: PAGE, from: at * PAGE } })
      customers.push(...items)
    }
    return { ...first, customers }
  })
  return {
    ...{ latest, error, retry, isCurrent: answer !== undefined },
    more: () => setAsked({ of, pages: pages + 1 }),
    reload,
    /** For the file of the list. */
    filePage: async (from = 0) => {
      const { items, total } = await client.call(listCustomers, {
        query: { ...query, size: FILE_PAGE, from },
      })
      const next = from + items.length
      return { items, next: items.length > 0 && next < total ? next : null }
    },
  }
}
