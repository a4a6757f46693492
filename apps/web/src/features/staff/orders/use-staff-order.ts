import type { Tracking } from '@vitrine/contract/order/progress'
import { refundOrder } from '@vitrine/contract/order/refund'
import { addOrderNote, removeOrderNote, sendOrderMail } from '@vitrine/contract/order/staff-acts'
import {
  closeStaffReturn,
  getStaffOrder,
  resolveReview,
  returnStaffLines,
  type StaffOrderDetails,
  sendStaffGiftCard,
  takeStaffStep,
} from '@vitrine/contract/order/staff-orders'
import { CallError } from '@vitrine/contract/reply'
import type { OrderMail } from '@vitrine/domain/order/order-mails'
import type { StaffStep } from '@vitrine/domain/order/staff-steps'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useSendKey } from '#web/lib/form/use-send-key.ts'
import { type Notice, notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { failureNotice } from '../answer/failure-notice.ts'

export type StaffActs = {
  isBusy: boolean
  take(step: StaffStep, told?: { reason?: string; tracking?: Tracking | undefined }): Promise<boolean>
  /** Major units. The bank may refuse it; without an answer nobody knows. */
  refund(amount: number): Promise<'given' | 'refused' | 'unknown'>
  resolve(reviewId: number, resolution: string): Promise<boolean>
  sendGiftCard(card: number): Promise<boolean>
  /** By its number. */
  closeReturn(number: string): Promise<boolean>
  /** So many of each line have come back. */
  bookReturned(qtyOf: ReadonlyMap<number, number>): Promise<boolean>
  sendMail(mail: OrderMail): Promise<boolean>
  addNote(words: string): Promise<boolean>
  removeNote(note: number): Promise<boolean>
}

/** One order and what is done with it; after each act it is asked anew, whatever became of the act. */
export function useStaffOrder(id: number, onChange: () => void) {
  const t = useT()
  const client = useClient()
  const [version, setVersion] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { answer, latest, error, retry } = useAnswer(`${id} ${version}`, () =>
    client.call(getStaffOrder, { params: { id } }),
  )
  const refundKey = useSendKey()
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
      notify(noticeOf(failure, { t, refused }))
      return false
    } finally {
      setBusy(false)
      setVersion((count) => count + 1)
      onChange()
    }
  }
  // Until it is read anew it shows the steps of before, which would be refused by now.
  const isReadAnew = version > 0 && answer === undefined && error === undefined
  const acts: StaffActs = {
    isBusy: isBusy || isReadAnew,
    take: (step, told = {}) =>
      act(({ states: from }) =>
        client.call(takeStaffStep, { params: { id }, body: { step, from, ...told } }),
      ),
    async refund(amount) {
      let state = 'asked'
      const isAnswered = await act(async ({ order, refundable }) => {
        // Where less is left, the one that got no answer was given back.
        const body = { amount, refundable, key: refundKey.of(`${amount} of ${refundable}`) }
        ;({ state } = await client.call(refundOrder, { params: { id: order.number }, body }))
      })
      if (!isAnswered) return 'unknown'
      refundKey.forget()
      return state === 'refused' ? 'refused' : 'given'
    },
    resolve: (reviewId, resolution) =>
      act(() => client.call(resolveReview, { params: { id: reviewId }, body: { resolution } })),
    sendGiftCard: (card) =>
      act(() => client.call(sendStaffGiftCard, { params: { id, card } }), 'order.giftAgainFailed'),
    sendMail: (mail) =>
      act(() => client.call(sendOrderMail, { params: { id }, body: { mail } }), 'staff.mailRefused'),
    addNote: (words) => act(() => client.call(addOrderNote, { params: { id }, body: { words } })),
    removeNote: (note) => act(() => client.call(removeOrderNote, { params: { id, note } })),
    bookReturned: (qtyOf) =>
      act(({ returnable }) => client.call(returnStaffLines, cameBack(id, returnable, qtyOf))),
    closeReturn: (number) => act(() => client.call(closeStaffReturn, { params: { id, number } })),
  }
  return { details, error, retry, acts }
}

/** With what was seen of each line. */
function cameBack(
  id: number,
  returnable: StaffOrderDetails['returnable'],
  qtyOf: ReadonlyMap<number, number>,
) {
  const lines = returnable.map(({ line_id, returned }) => ({
    ...{ line_id, returned, qty: qtyOf.get(line_id) ?? 0 },
  }))
  return { params: { id }, body: { lines: lines.filter(({ qty }) => qty > 0) } }
}

/** What got no answer may have been done all the same. */
function noticeOf(failure: unknown, { t, refused }: { t: Translate; refused: MessageKey }): Notice {
  const code = failure instanceof CallError ? failure.code : 500
  if (code === 409 || code === 429) return { text: t(refused), tone: 'warning' }
  return failureNotice(t, failure)
}
