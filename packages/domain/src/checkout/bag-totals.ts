import { addMoney, toMajor, toMinor } from '../money/money.ts'

/** Major units, as a reply holds them. */
type Segment = { code: string; value: number | null }
type Sums<S extends Segment> = { grand_total: number; total_segments: S[] }

/** How it is paid is chosen at the checkout, and what the shopper only looked at there stands in no bag. */
const OF_PAYMENT = new Set(['payment_discount', 'payment'])
/** Counted from what is paid in the end: without the above it would be another sum. */
const COUNTED_LAST = new Set([...OF_PAYMENT, 'tax'])
const CREDITS = new Set(['gift_card', 'user_account'])

/** The sums of a bag: as the shop counted them, without what a way to pay changes. */
export function bagTotals<S extends Segment, T extends Sums<S>>(totals: T & Sums<S>): T {
  const rows = totals.total_segments
  if (!rows.some(({ code }) => OF_PAYMENT.has(code)) || rows.some(({ code }) => CREDITS.has(code)))
    return totals
  const later = rows.filter(({ code }) => COUNTED_LAST.has(code)).map(({ value }) => toMinor(value ?? 0))
  const grand_total = toMajor(toMinor(totals.grand_total) - addMoney(...later))
  const total_segments = rows
    .filter(({ code }) => !COUNTED_LAST.has(code))
    .map((row) => (row.code === 'grand_total' ? { ...row, value: grand_total } : row))
  return { ...totals, grand_total, total_segments }
}
