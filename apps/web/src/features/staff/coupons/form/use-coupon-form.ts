import { changeCoupon, createCoupon, type StaffCoupon } from '@vitrine/contract/desk/coupons'
import type { CallError } from '@vitrine/contract/reply'
import { useClient } from '#web/engine/use-client.ts'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { couponProblems, refusedTerms } from './coupon-fault-words.ts'
import { type CouponDraft, draftOf, termsOf } from './coupon-form-state.ts'

type CouponFormOptions = {
  /** As it was seen; undefined: one that is being made. */
  coupon: StaffCoupon | undefined
  onSaved(saved: StaffCoupon): void
  /** Somebody changed it meanwhile: what was typed stays, and is saved upon theirs once they were seen. */
  onTheirs(theirs: StaffCoupon): void
}

/** Makes it, or changes the one that was seen. */
export function useCouponForm({ coupon, onSaved, onTheirs }: CouponFormOptions) {
  const t = useT()
  const client = useClient()
  const { locale } = useStore()
  return useSentForm<CouponDraft>({
    start: draftOf(coupon, locale),
    check: (draft) => couponProblems(termsOf(draft, coupon), coupon, t),
    async send(draft) {
      const terms = termsOf(draft, coupon)
      if (!coupon) {
        onSaved(await client.call(createCoupon, { body: terms }))
        return undefined
      }
      const { id, version } = coupon
      onSaved(await client.call(changeCoupon, { params: { id }, body: { ...terms, version } }))
      return undefined
    },
    refused(failure, draft) {
      const theirs = theirsOf(failure)
      if (!theirs) return refusedTerms(failure, termsOf(draft, coupon), t)
      onTheirs(theirs)
      return {}
    },
    failed: 'staff.stepFailed',
    half: t('staff.halfTyped'),
    isKept: true,
  })
}
export type CouponForm = ReturnType<typeof useCouponForm>

const theirsOf = ({ code, meta }: CallError): StaffCoupon | undefined =>
  code === 409 ? (meta.details as StaffCoupon | undefined) : undefined
