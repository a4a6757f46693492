import { expectedBy } from '@vitrine/domain/order/progress/order-progress'

type Promised = { created_at: string; days: number | null }

/** The last day it may arrive; empty where nothing is sent. */
export function promisedDay(locale: string, { created_at, days }: Promised): string {
  if (days === null) return ''
  const day = expectedBy(Date.parse(created_at), days)
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(day)
}
