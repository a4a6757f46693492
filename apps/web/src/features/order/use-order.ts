import { getOrder, type OrderView } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useBag } from '#web/lib/bag.tsx'

export type FoundOrder = { state: 'loading' | 'unknown' | 'failed' } | { state: 'found'; order: OrderView }

/** The key that opens an order never stands in an address we make: it lies in this browser, or came with a link from a mail. */
export function useOrder(orderId: string, linkKey: string | null): FoundOrder & { retry(): void } {
  const { client, outbox } = useBag()
  const { answer, error, retry } = useAnswer(`${orderId} ${linkKey}`, async (): Promise<FoundOrder> => {
    const key = linkKey ?? (await outbox.confirmed(orderId))?.access_key
    if (!key) return { state: 'unknown' }
    const order = await client.call(getOrder, { params: { id: orderId }, query: { key } })
    return { state: 'found', order }
  })
  return { ...(answer ?? { state: stateOf(error) }), retry }
}

function stateOf(error: unknown): 'loading' | 'unknown' | 'failed' {
  if (error === undefined) return 'loading'
  return error instanceof CallError && error.code === 404 ? 'unknown' : 'failed'
}
