import type { CallReply } from '@vitrine/contract/call'
import { listStaffOrders, type StaffOrder } from '@vitrine/contract/order/staff-orders'
import { ORDER_LISTS, type OrderListName } from '@vitrine/domain/order/staff-steps'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAddress } from '../frame/use-address.ts'
import { useVersion } from '../frame/use-desk.ts'

const isListName = (name: string | null): name is OrderListName =>
  (ORDER_LISTS as readonly (string | null)[]).includes(name)

/** What is looked at stands in the address: the list, the words searched for, the store. */
export function useOrderWish() {
  const { params, change } = useAddress()
  const named = params.get('view')
  const wish = {
    view: isListName(named) ? named : ('open' as const),
    q: params.get('q') ?? '',
    store: params.get('store') ?? '',
  }
  return { wish, change }
}
export type OrderWish = ReturnType<typeof useOrderWish>['wish']

type Counts = CallReply<typeof listStaffOrders>['counts']
type Lists = { orders: StaffOrder[]; counts: Counts; hasMore: boolean }

/** A page of the list; its file asks for larger ones. */
export function useOrderPage({ store, ...rest }: OrderWish) {
  const client = useClient()
  return (before?: number, size?: number) =>
    client.call(listStaffOrders, {
      query: {
        ...{ ...rest, ...(store && { store }) },
        ...(before !== undefined && { before }),
        ...(size !== undefined && { size }),
      },
    })
}

/** All pages of a list asked for so far; `reload` asks for them anew, and what was there stays until they come. */
export function useOrderLists(wish: OrderWish) {
  const page = useOrderPage(wish)
  const [asked, setAsked] = useState({ of: '', pages: 1 })
  const { version, reload } = useVersion()
  const of = JSON.stringify(wish)
  const pages = asked.of === of ? asked.pages : 1
  const { answer, latest, error, retry } = useAnswer(
    `${version} ${pages} ${of}`,
    async (): Promise<Lists> => {
      let last = await page()
      const orders = [...last.items]
      const { counts } = last
      for (let at = 1; at < pages && last.next !== null; at += 1) {
        last = await page(last.next)
        orders.push(...last.items)
      }
      return { orders, counts, hasMore: last.next !== null }
    },
  )
  return {
    lists: latest,
    isCurrent: answer !== undefined,
    error,
    retry,
    more: () => setAsked({ of, pages: pages + 1 }),
    reload,
  }
}
