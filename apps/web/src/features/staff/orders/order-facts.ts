import type { OrderState } from '@vitrine/domain/order/states'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { expectedBy } from '@vitrine/i18n/calendar/expected-by'

type Promised = {
  created_at: string
  days: number | null
  store: Pick<StoreView, 'code'>
  states: { order: OrderState }
}

/** Nobody waits for it any more. */
const ENDED: readonly OrderState[] = ['delivered', 'returned', 'canceled']

/** The last day it may arrive, by the calendar of its store; empty where nothing is sent, or it came, or never will. */
export function promisedDay(locale: string, { created_at, days, store, states }: Promised): string {
  if (days === null || ENDED.includes(states.order)) return ''
  const day = expectedBy(Date.parse(created_at), days, store.code)
  const form = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, form).format(day)
}
