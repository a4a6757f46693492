import { refundOrder } from '@vitrine/contract/order/refund'
import {
  getStaffOrder,
  resolveReview,
  type StaffOrderDetails,
  sendStaffGiftCard,
  takeStaffStep,
} from '@vitrine/contract/order/staff-orders'
import { CallError } from '@vitrine/contract/reply'
import type { StaffStep } from '@vitrine/domain/order/staff-steps'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

export type StaffActs = {
  isBusy: boolean
  take(step: StaffStep, reason?: string): Promise<boolean>
  /** Major units. */
  refund(amount: number): Promise<boolean>
  resolve(reviewId: number, resolution: string): Promise<boolean>
  sendGiftCard(card: number): Promise<boolean>
}

/** One order and what is done with it; after each act it is asked anew, whatever became of the act. */
export function useStaffOrder(id: number, onChange: () => void) {
  const t = useT()
  const client = useClient()
  const [version, setVersion] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { latest, error, retry } = useAnswer(`${id} ${version}`, () =>
    client.call(getStaffOrder, { params: { id } }),
  )
  const details: StaffOrderDetails | undefined = latest?.order.id === id ? latest : undefined

  async function act(
    work: (of: StaffOrderDetails) => Promise<unknown>,
    refused: MessageKey = 'staff.movedOn',
  ): Promise<boolean> {
    if (!details) return false
    setBusy(true)
    try {
      await work(details)
      return true
    } catch (failure) {
      const isMoved = failure instanceof CallError && failure.code === 409
      notify({ text: t(isMoved ? refused : 'staff.stepFailed'), tone: isMoved ? 'warning' : 'error' })
      return false
    } finally {
      setBusy(false)
      setVersion((count) => count + 1)
      onChange()
    }
  }
  const acts: StaffActs = {
    isBusy,
    take: (step, reason = '') =>
      act(({ states: from }) => client.call(takeStaffStep, { params: { id }, body: { step, from, reason } })),
    refund: (amount) =>
      act(({ order }) =>
        client.call(refundOrder, {
          params: { id: order.number },
          body: { amount, key: crypto.randomUUID() },
        }),
      ),
    resolve: (reviewId, resolution) =>
      act(() => client.call(resolveReview, { params: { id: reviewId }, body: { resolution } })),
    sendGiftCard: (card) =>
      act(() => client.call(sendStaffGiftCard, { params: { id, card } }), 'order.giftAgainFailed'),
  }
  return { details, error, retry, acts }
}
