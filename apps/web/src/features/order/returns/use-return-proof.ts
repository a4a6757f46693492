import { useLocation, useSearchParams } from 'react-router'
import { useOrders } from '#web/engine/use-orders.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import type { Asked } from '../lookup/find-order.ts'

/** What opens an order: its address and key, or its number and a contact of it. */
export type ReturnProof = { id: string; key?: string | undefined } | Asked

/**
 * Of the order somebody comes from, or what they `asked` for before the page listened; null for who comes from elsewhere,
 * undefined while the device is asked.
 */
export function useReturnProof(asked: Asked | undefined): ReturnProof | null | undefined {
  const { orders } = useOrders()
  const { status } = useSession()
  const id = useSearchParams()[0].get('order')
  const linkKey = (useLocation().state as { key?: string } | null)?.key
  const isAsked = id !== null && linkKey === undefined
  const stored = useAnswer(
    isAsked ? id : null,
    async () => (await orders.confirmed(id ?? ''))?.access_key ?? null,
  )
  if (id === null) return asked ?? null
  if (linkKey !== undefined) return { id, key: linkKey }
  if (stored.answer === undefined || (stored.answer === null && status === 'unknown')) return undefined
  if (stored.answer !== null) return { id, key: stored.answer }
  return status === 'guest' ? null : { id }
}
