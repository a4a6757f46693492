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

/** Eight to a doubling: what is read from a bucket is true to 5 %. */
const STEPS = 8
/** CLS is counted in thousandths. */
const scaleOf = (vital: Vital) => (vital === 'CLS' ? 1_000 : 1)

export function bucketOf(vital: Vital, value: number): number {
  return Math.floor(STEPS * Math.log2(1 + Math.min(value, MAX_VITAL[vital]) * scaleOf(vital)))
}

/** The middle of a bucket. */
export function vitalAt(vital: Vital, bucket: number): number {
  return (2 ** ((bucket + 0.5) / STEPS) - 1) / scaleOf(vital)
}

export type BucketCount = { bucket: number; times: number }

/** What three of four stayed below; undefined where nothing was measured. */
export function p75(vital: Vital, counts: readonly BucketCount[]): number | undefined {
  const all = counts.reduce((sum, { times }) => sum + times, 0)
  let seen = 0
  for (const { bucket, times } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    seen += times
    if (seen >= 0.75 * all) return vitalAt(vital, bucket)
  }
  return undefined
}

/** Shares of the measures that were good, fair and slow, in whole percent that make a hundred. */
export function sharesOf(vital: Vital, counts: readonly BucketCount[]): [number, number, number] {
  const { good, slow } = VITAL_LIMITS[vital]
  const all = counts.reduce((sum, { times }) => sum + times, 0)
  if (all === 0) return [0, 0, 0]
  const share = (isIn: (value: number) => boolean) =>
    Math.round(
      (100 * counts.reduce((sum, { bucket, times }) => sum + (isIn(vitalAt(vital, bucket)) ? times : 0), 0)) /
        all,
    )
  const [isGood, isSlow] = [share((value) => value <= good), share((value) => value > slow)]
  return [isGood, 100 - isGood - isSlow, isSlow]
}
