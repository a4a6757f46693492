import { createStore } from '@vitrine/sync/store/observable'
import { useEffect } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { useObservable } from '#web/lib/use-observable.ts'

type Counts = { orders?: number; bonuses?: number }

// What the pages of this visit have learnt anyway: nothing is asked for the sake of a figure beside a link.
const learnt = createStore<{ customer: string | null; counts: Counts }>({ customer: null, counts: {} })

/** Remembers what a page knows of who is in; undefined is not known. */
export function useLearnt(what: keyof Counts, value: number | undefined): void {
  const { customer } = useSession()
  useEffect(() => {
    if (value === undefined) return
    const before = learnt.get()
    const counts = before.customer === customer ? before.counts : {}
    learnt.set({ customer, counts: { ...counts, [what]: value } })
  }, [customer, what, value])
}

/** Of who is in, and nobody before. */
export function useAccountCounts(): Counts {
  const { customer } = useSession()
  const { counts, customer: whose } = useObservable(learnt)
  return whose === customer ? counts : {}
}
