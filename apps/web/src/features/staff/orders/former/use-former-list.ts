import { getStaffFormerOrder, listStaffFormerOrders } from '@vitrine/contract/people/staff-former-orders'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAddress } from '../../frame/use-address.ts'
import { usePages } from '../../table/use-pages.ts'

const PAGE = 50

/** What is looked for stands in the address; all pages asked for so far. */
export function useFormerList() {
  const client = useClient()
  const { params, change } = useAddress()
  const q = params.get('q') ?? ''
  const { answer, latest, ...pages } = usePages(`former orders ${q}`, (before?: string) =>
    client.call(listStaffFormerOrders, {
      query: { q, size: PAGE, ...(before !== undefined && { before }) },
    }),
  )
  return {
    ...{ ...pages, q, list: latest, isCurrent: answer !== undefined },
    search: (words: string) => change({ q: words }),
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
