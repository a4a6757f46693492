import { getNeeds, getSold, type SoldPeriod } from '@vitrine/contract/desk/home'
import { getVisits, getVitals } from '@vitrine/contract/desk/visits'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

const within = (store: string | undefined) => (store === undefined ? {} : { store })

export function useNeeds(store: string | undefined) {
  const client = useClient()
  return useAnswer(`needs ${store}`, () => client.call(getNeeds, { query: within(store) }))
}

type SoldWish = { period: SoldPeriod; store: string | undefined; currency: string | undefined }

export function useSold({ period, store, currency }: SoldWish) {
  const client = useClient()
  // What stays while the next is asked for is read by the period it is of.
  return useAnswer(`sold ${period} ${store} ${currency}`, async () => ({
    period,
    sold: await client.call(getSold, {
      query: { period, ...within(store), ...(currency !== undefined && { currency }) },
    }),
  }))
}

export function useVisits(period: SoldPeriod, store: string | undefined) {
  const client = useClient()
  return useAnswer(`visits ${period} ${store}`, () =>
    client.call(getVisits, { query: { period, ...within(store) } }),
  )
}

export function useVitals() {
  const client = useClient()
  return useAnswer('vitals', () => client.call(getVitals))
}
