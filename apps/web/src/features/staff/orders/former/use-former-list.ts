import {
  getStaffFormerOrder,
  listStaffFormerOrders,
  type StaffFormerOrder,
} from '@vitrine/contract/people/staff-former-orders'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAddress } from '../../frame/use-address.ts'

const PAGE = 50

/** What is looked for stands in the address; all pages asked for so far. */
export function useFormerList() {
  const client = useClient()
  const { params, change } = useAddress()
  const q = params.get('q') ?? ''
  const [asked, setAsked] = useState({ of: q, pages: 1 })
  const pages = asked.of === q ? asked.pages : 1
  const { answer, latest, error, retry } = useAnswer(`former orders ${pages} ${q}`, async () => {
    const page = (from: number) => client.call(listStaffFormerOrders, { query: { q, from, size: PAGE } })
    const first = await page(0)
    const orders: StaffFormerOrder[] = [...first.items]
    for (let at = 1; at < pages && orders.length < first.total; at += 1)
      orders.push(...(await page(at * PAGE)).items)
    return { orders, total: first.total, hasAny: first.has_any }
  })
  return {
    ...{ q, list: latest, isCurrent: answer !== undefined, error, retry },
    search: (words: string) => change({ q: words }),
    more: () => setAsked({ of: q, pages: pages + 1 }),
  }
}

/** How many fit what is looked for among the orders; nothing of a shop that had none before. */
export function useFormerCount(q: string): number | undefined {
  const client = useClient()
  const { latest } = useAnswer(`former count ${q}`, () =>
    client.call(listStaffFormerOrders, { query: { q, size: 1 } }),
  )
  return latest?.has_any ? latest.total : undefined
}

export function useFormerOrder(id: number) {
  const client = useClient()
  return useAnswer(`former order ${id}`, () => client.call(getStaffFormerOrder, { params: { id } }))
}
