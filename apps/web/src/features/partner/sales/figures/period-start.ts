import type { SalesPeriod } from '@vitrine/contract/partner/sums'
import { DAY_MS } from '@vitrine/domain/duration'

/** The first day of the period that is under way on this one, both as `2026-11-23`; weeks begin on Monday, as the sales count them. */
export function periodStart(today: string, period: SalesPeriod): string {
  if (period === 'today') return today
  if (period === 'month') return `${today.slice(0, 7)}-01`
  if (period === 'year') return `${today.slice(0, 4)}-01-01`
  const at = Date.parse(`${today}T00:00:00Z`)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return new Date(at - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
