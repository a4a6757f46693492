import { listPartnerOrders } from '@vitrine/contract/partner/money'
import type { Engine } from '#web/engine/create-engine.ts'
import type { Order } from './order-row.tsx'
import type { Asked } from './orders-asked.ts'

/** The shop answers so many at once. */
const MOST = 1_000

/** The newest so many of what is asked for, in as many calls as that takes. */
export async function askOrders(
  client: Pick<Engine['client'], 'call'>,
  asked: Asked,
  size: number,
): Promise<{ items: Order[]; total: number }> {
  const starts = Array.from({ length: Math.ceil(size / MOST) }, (_, at) => at * MOST)
  const pages = await Promise.all(
    starts.map((from) => {
      const page = { size: Math.min(MOST, size - from), ...(from > 0 && { from }) }
      return client.call(listPartnerOrders, { query: { ...asked, ...page } })
    }),
  )
  return { items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }
}
