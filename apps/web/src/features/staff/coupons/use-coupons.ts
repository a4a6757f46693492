import {
  COUPON_LISTS,
  type CouponListName,
  type CouponTermsOfStaff,
  changeCoupon,
  createCoupon,
  listCoupons,
  type StaffCoupon,
  switchCoupon,
} from '@vitrine/contract/desk/coupons'
import { CallError } from '@vitrine/contract/reply'
import type { Translate } from '@vitrine/i18n/create-translate'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { useAddress } from '../frame/use-address.ts'
import { useVersion } from '../frame/use-desk.ts'
import { type CouponFaults, couponFaults } from './coupon-fault-words.ts'

const isList = (name: string | null): name is CouponListName =>
  (COUPON_LISTS as readonly (string | null)[]).includes(name)

/** What is looked at stands in the address: the list, the letters of a code, the store. */
export function useCoupons() {
  const client = useClient()
  const { params, change: changeAddress } = useAddress()
  const { version, reload } = useVersion()
  const named = params.get('view')
  const view = isList(named) ? named : ('on' as const)
  const q = params.get('q') ?? ''
  const store = params.get('store') ?? undefined
  const question = useAnswer(`coupons ${version} ${view} ${q} ${store}`, () =>
    client.call(listCoupons, { query: { view, q, size: 100, ...(store !== undefined && { store }) } }),
  )
  const change = (name: 'view' | 'q', value: string) => changeAddress({ [name]: value })
  return { ...question, view, q, change, reload }
}

export type SaveResult =
  | { saved: StaffCoupon }
  | { faults: CouponFaults; theirs?: undefined }
  | { theirs: StaffCoupon; faults?: undefined }

/** Makes it, or changes the one that was seen; what was refused says which field. */
export function useSaveCoupon() {
  const t = useT()
  const client = useClient()
  return async (terms: CouponTermsOfStaff, seen?: StaffCoupon): Promise<SaveResult> => {
    try {
      if (!seen) return { saved: await client.call(createCoupon, { body: terms }) }
      const { id, version } = seen
      return { saved: await client.call(changeCoupon, { params: { id }, body: { ...terms, version } }) }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const refusal = refusalOf(error, terms, t)
      if (!refusal) throw error
      return refusal
    }
  }
}

function refusalOf(error: CallError, terms: CouponTermsOfStaff, t: Translate): SaveResult | undefined {
  if (error.code === 409 && error.meta.details) return { theirs: error.meta.details as StaffCoupon }
  const faults = couponFaults(error, terms, t)
  return faults && { faults }
}

export function useSwitchCoupon() {
  const client = useClient()
  return (id: number, enabled: boolean) => client.call(switchCoupon, { params: { id }, body: { enabled } })
}
