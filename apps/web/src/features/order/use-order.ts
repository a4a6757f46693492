import { getOrder, type OrderView } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import type { SessionState } from '@vitrine/sync/session/session-state'
import { useEffect, useEffectEvent } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useOrders } from '#web/engine/use-orders.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

export type FoundOrder =
  | { state: 'loading' | 'unknown' | 'failed' }
  | { state: 'found'; order: OrderView; access: OrderAccess }
/** What opens it: for whatever is done to it from its page. Its owner needs no key. */
export type OrderAccess = { id: string; key: string | undefined }

/** No key: its owner is known by the session. */
const NONE = ''

/** The key that opens an order never stands in an address we make: it lies in this browser, or came with a link from a mail. */
export function useOrder(orderId: string, linkKey: string | null): FoundOrder & { retry(): void } {
  const client = useClient()
  const { orders } = useOrders()
  const session = useSession()
  const stored = useAnswer(
    linkKey === null ? orderId : null,
    async () => (await orders.confirmed(orderId))?.access_key ?? NONE,
  )
  const key = linkKey ?? stored.answer
  const { answer, error, retry } = useAnswer(
    questionOf({ orderId, key, session }),
    async (): Promise<FoundOrder> => {
      if (key === NONE && session.status === 'guest') return { state: 'unknown' }
      const access = { id: orderId, key: key === NONE ? undefined : key }
      const order = await client.call(getOrder, { params: { id: orderId }, query: { key: access.key } })
      return { state: 'found', order, access }
    },
  )
  const askAgain = useEffectEvent(retry)
  // Kept by the browser while somebody was away paying, it would show what was.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && askAgain()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  return { ...(answer ?? { state: stateOf(error) }), retry }
}

function stateOf(error: unknown): 'loading' | 'unknown' | 'failed' {
  if (error === undefined) return 'loading'
  return error instanceof CallError && error.code === 404 ? 'unknown' : 'failed'
}

type Asked = { orderId: string; key: string | undefined; session: SessionState }

/** Whoever holds the key need not be known; without one, nothing is asked before it is clear who is signed in. */
function questionOf({ orderId, key, session: { status, customer } }: Asked): string | null {
  if (key === undefined) return null
  if (key !== NONE) return `${orderId} ${key}`
  return status === 'unknown' ? null : `${orderId} of ${customer}`
}
