import { expectedBy } from '@vitrine/domain/order/progress/order-progress'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { findStoreView } from '@vitrine/domain/store/store-views'
import { defaultStore } from '#web/lib/store/store-of-path.ts'

/** Sums and dates of an order are written as its own store writes them. */
export const storeOf = (code: string): StoreView => findStoreView(code) ?? defaultStore()

type Promised = { created_at: string; days: number | null }

/** The last day it may arrive; empty where nothing is sent. */
export function promisedDay(locale: string, { created_at, days }: Promised): string {
  if (days === null) return ''
  const day = expectedBy(Date.parse(created_at), days)
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(day)
}
