/** What is measured of a page in a browser: ms, but for CLS, which is a share of the screen. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type Vital = (typeof VITALS)[number]

/** Good up to the first, slow beyond the second (web.dev/vitals); our own goals stand before both. */
export const VITAL_LIMITS: Record<Vital, { goal: number; good: number; slow: number }> = {
  LCP: { goal: 2_000, good: 2_500, slow: 4_000 },
  INP: { goal: 200, good: 200, slow: 500 },
  CLS: { goal: 0.05, good: 0.1, slow: 0.25 },
  TTFB: { goal: 400, good: 800, slow: 1_800 },
}

/** Kinds of pages that are told apart; everything else is `other`. */
export const VITAL_PAGES = [
  'home',
  'category',
  'product',
  'search',
  'cart',
  'checkout',
  'account',
  'other',
] as const
export type VitalPage = (typeof VITAL_PAGES)[number]

/** Nobody waits longer than a minute, and a page cannot jump further than ten screens. */
export const MAX_VITAL: Record<Vital, number> = { LCP: 60_000, INP: 60_000, CLS: 10, TTFB: 60_000 }
