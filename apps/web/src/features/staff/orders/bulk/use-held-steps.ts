import type { CallReply } from '@vitrine/contract/call'
import type { CallManner } from '@vitrine/contract/client'
import { MOST_STEPS, takeStaffSteps } from '@vitrine/contract/order/staff-acts'
import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { type StaffStep, staffSteps } from '@vitrine/domain/order/staff-steps'
import type { Translate } from '@vitrine/i18n/create-translate'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { isDenied } from '#web/lib/answer/why-undecided.ts'
import { type Notice, notify } from '#web/lib/notify.ts'
import { whenLeft } from '#web/lib/returning/when-left.ts'
import { afterPress } from '#web/lib/touch/after-press.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { inParts } from '../../answer/in-parts.ts'
import { useDesk } from '../../frame/use-desk.ts'
import { shortNumber } from '../../staff-words.ts'

/** So long what was pressed can be taken back: nothing has been sent, and no letter has gone out. */
const HOLD_MS = 8_000
export const BULK_STEPS = ['confirm', 'pack', 'ship', 'arrive', 'deliver'] as const
export type BulkStep = (typeof BULK_STEPS)[number]
export type Held = { step: BulkStep; orders: readonly StaffOrder[] }

/** Those of them that can go this step now; the shop has the last word on each. */
export const ableTo = (orders: readonly StaffOrder[], step: StaffStep): StaffOrder[] =>
  orders.filter(({ states }) => staffSteps({ states, isPaidOnline: true }).includes(step))

/** So many fit a note; of more the list tells. */
const MOST_NAMED = 12

function namesOf(orders: readonly StaffOrder[], ids: readonly number[]): string {
  const names = orders.filter(({ id }) => ids.includes(id)).map(({ number }) => shortNumber(number))
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} …` : names.join(', ')
}

type Answer = PromiseSettledResult<CallReply<typeof takeStaffSteps>>

/** How many went, which stayed and why, and where nobody knows. */
function noticeOf(
  orders: readonly StaffOrder[],
  { answers, t }: { answers: readonly Answer[]; t: Translate },
): Notice {
  const told = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const done = told.flatMap((one) => one.done)
  const left = told.flatMap((one) => one.left)
  const failure = answers.find((one) => one.status === 'rejected')
  const words = [
    told.length > 0 && t('staff.bulkDone', { count: done.length }),
    left.length > 0 && t('staff.bulkLeft', { count: left.length, numbers: namesOf(orders, left) }),
    failure && t(isDenied(failure.reason) ? 'login.denied' : 'staff.bulkFailed'),
  ]
  const text = words.filter((one) => typeof one === 'string').join(' ')
  if (left.length === 0 && !failure) return { text, tone: 'success' }
  // Said long after the press, to who may look elsewhere; which they are stands nowhere else, once the list is read anew.
  return { text, tone: failure ? 'error' : 'warning', lifetimeMs: Number.POSITIVE_INFINITY }
}

/** Steps of many orders, held back for a moment. Whoever leaves the page meanwhile has them sent. */
export function useHeldSteps(onDone: () => void) {
  const t = useT()
  const client = useClient()
  const { recount } = useDesk()
  const [held, setHeld] = useState<Held>()
  /** Neither sent nor undone. A page that goes is not drawn any more, so this is not the state's to know. */
  const unsent = useRef<Held>(undefined)
  const send = useEffectEvent(async (manner: CallManner = {}) => {
    if (!unsent.current) return
    const { step, orders } = unsent.current
    unsent.current = undefined
    const seen = orders.map(({ id, states: from }) => ({ id, from }))
    // All leave at once: a page that goes waits for no answer.
    const answers = await Promise.allSettled(
      inParts(seen, MOST_STEPS).map((part) =>
        client.call(takeStaffSteps, { body: { step, orders: part } }, manner),
      ),
    )
    notify(noticeOf(orders, { answers, t }))
    onDone()
  })
  useEffect(() => {
    if (!held) return
    const finish = () => setHeld(undefined)
    let isOver = false
    // Undo that is being pressed is not too late.
    const timer = setTimeout(() => afterPress(() => isOver || finish()), HOLD_MS)
    const stop = whenLeft(() => {
      void send({ isParting: true })
      finish()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
      void send()
    }
  }, [held])
  return {
    held,
    hold(next: Held) {
      unsent.current = next
      setHeld(next)
      // Asked now, the shop renews a token that is too old; a page that goes has no time for it.
      recount()
    },
    sendNow: () => setHeld(undefined),
    undo() {
      unsent.current = undefined
      setHeld(undefined)
    },
  }
}
