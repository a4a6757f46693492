// How measures of pages are counted: in buckets, so that nothing of a single visit is kept.
import { MAX_VITAL, VITAL_LIMITS, type Vital } from './web-vitals.ts'

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
