import { askPayment } from '@vitrine/contract/order/payment'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { answerOf } from './answer-of.ts'
import type { PayableOrder } from './use-pay.ts'

const ASK_MS = 6_000

/** Asks every few seconds while somebody looks, and tells when the bank has answered. */
export function useBankAnswer({ access, order, onChange }: PayableOrder): {
  asked: number
  ask(): Promise<void>
} {
  const client = useClient()
  const [asked, setAsked] = useState(order.payment.asked)
  const ask = async () => {
    const payment = await client
      .call(askPayment, { params: { id: access.id }, query: { key: access.key } })
      .catch(() => undefined)
    if (payment === undefined) return
    setAsked(payment.asked)
    if (payment.state !== order.payment.state || answerOf({ ...order, payment }) === 'review') onChange()
  }
  const askQuietly = useEffectEvent(() => document.visibilityState === 'visible' && void ask())
  useEffect(() => {
    void askQuietly()
    const timer = setInterval(() => askQuietly(), ASK_MS)
    return () => clearInterval(timer)
  }, [])
  return { asked, ask }
}
