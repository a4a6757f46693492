import type { CallManner } from '@vitrine/contract/client'
import { MOST_STEPS, takeStaffSteps } from '@vitrine/contract/order/staff-acts'
import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { type StaffStep, staffSteps } from '@vitrine/domain/order/staff-steps'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { whenLeft } from '#web/lib/returning/when-left.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { useDesk } from '../../frame/use-desk.ts'

/** So long what was pressed can be taken back: nothing has been sent, and no letter has gone out. */
const HOLD_MS = 8_000
export const BULK_STEPS = ['confirm', 'pack', 'ship', 'arrive', 'deliver'] as const
export type BulkStep = (typeof BULK_STEPS)[number]
export type Held = { step: BulkStep; orders: readonly StaffOrder[] }

/** Those of them that can go this step now; the shop has the last word on each. */
export const ableTo = (orders: readonly StaffOrder[], step: StaffStep): StaffOrder[] =>
  orders.filter(({ states }) => staffSteps({ states, isPaidOnline: true }).includes(step))

const partsOf = <Seen>(all: readonly Seen[]): Seen[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_STEPS) }, (_, at) =>
    all.slice(at * MOST_STEPS, (at + 1) * MOST_STEPS),
  )

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
      partsOf(seen).map((part) => client.call(takeStaffSteps, { body: { step, orders: part } }, manner)),
    )
    const told = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const [done, left] = [told.flatMap((one) => one.done), told.flatMap((one) => one.left)]
    const isWhole = told.length === answers.length
    const words = [
      told.length > 0 && t('staff.bulkDone', { count: done.length }),
      left.length > 0 && t('staff.bulkLeft', { count: left.length }),
      isWhole || t('staff.bulkFailed'),
    ]
    const tone = !isWhole ? 'error' : left.length > 0 ? 'warning' : 'success'
    notify({ text: words.filter((one) => typeof one === 'string').join(' '), tone })
    onDone()
  })
  useEffect(() => {
    if (!held) return
    const finish = () => setHeld(undefined)
    const timer = setTimeout(finish, HOLD_MS)
    const stop = whenLeft(() => {
      void send({ isParting: true })
      finish()
    })
    return () => {
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
