// What makes no sense of a coupon somebody writes down; one rule for the form and for the shop.
import { isWholeMinor } from '../money/is-whole-minor.ts'

/** As it is written down. */
export const COUPON_CODE = /^\S{3,40}$/

type Terms = {
  code: string
  type: 'percent' | 'fixed'
  percent: number
  free_delivery: boolean
  /** Milliseconds. */
  starts_at: number | null
  ends_at: number | null
  total_limit: number | null
  stores: readonly { store_code: string; amount: number; minimum: number }[]
}
/** As it stands in the shop. */
type Saved = Pick<Terms, 'code' | 'type'> & { used: number }

export type CouponFault = { path: string; fault: 'nothing' | 'once' | 'ended' | 'used' | 'fixed' | 'finer' }

/** In the order of the fields; none where it can be saved. */
export function couponFaults(terms: Terms, saved?: Saved): CouponFault[] {
  const faults: CouponFault[] = []
  const used = saved?.used ?? 0
  if (used > 0 && terms.code !== saved?.code) faults.push({ path: 'code', fault: 'fixed' })
  if (used > 0 && terms.type !== saved?.type) faults.push({ path: 'type', fault: 'fixed' })
  if (terms.type === 'percent' && terms.percent === 0 && !terms.free_delivery)
    faults.push({ path: 'percent', fault: 'nothing' })
  if (isFiner(terms.percent)) faults.push({ path: 'percent', fault: 'finer' })
  if (terms.total_limit !== null && terms.total_limit < used)
    faults.push({ path: 'total_limit', fault: 'used' })
  if (isBackwards(terms)) faults.push({ path: 'ends_at', fault: 'ended' })
  return [...faults, ...terms.stores.flatMap((store, at) => storeFaults(terms, store, at))]
}

function isBackwards({ starts_at, ends_at }: Terms): boolean {
  return starts_at !== null && ends_at !== null && ends_at <= starts_at
}

/** Than the shop keeps a share or a sum: rounded, it would be another than was written down. */
const isFiner = (value: number): boolean => Number.isFinite(value) && !isWholeMinor(value)

function storeFaults(terms: Terms, store: Terms['stores'][number], at: number): CouponFault[] {
  const faults: CouponFault[] = []
  const { store_code, amount } = store
  if (terms.stores.findIndex((one) => one.store_code === store_code) !== at)
    faults.push({ path: `stores.${at}.store_code`, fault: 'once' })
  if (terms.type === 'fixed' && amount === 0 && !terms.free_delivery)
    faults.push({ path: `stores.${at}.amount`, fault: 'nothing' })
  for (const what of ['amount', 'minimum'] as const)
    if (isFiner(store[what])) faults.push({ path: `stores.${at}.${what}`, fault: 'finer' })
  return faults
}
