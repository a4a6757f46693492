import type { Totals } from '@vitrine/contract/cart'

/** How it is paid is chosen at the checkout, and what the shopper only looked at there stands in no bag. */
const OF_PAYMENT = new Set(['payment_discount', 'payment'])
/** Counted from what is paid in the end: without the above it would be another sum. */
const COUNTED_LAST = new Set([...OF_PAYMENT, 'tax'])
const CREDITS = new Set(['gift_card', 'user_account'])

/** The sums of a bag: as the shop counted them, without what a way to pay changes. */
export function bagTotals(totals: Totals): Totals {
  const rows = totals.total_segments
  if (!rows.some(({ code }) => OF_PAYMENT.has(code)) || rows.some(({ code }) => CREDITS.has(code)))
    return totals
  const later = rows.reduce((sum, { code, value }) => (COUNTED_LAST.has(code) ? sum + (value ?? 0) : sum), 0)
  const grand_total = Math.round((totals.grand_total - later) * 100) / 100
  const total_segments = rows
    .filter(({ code }) => !COUNTED_LAST.has(code))
    .map((row) => (row.code === 'grand_total' ? { ...row, value: grand_total } : row))
  return { ...totals, grand_total, total_segments }
}
