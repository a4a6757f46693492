import { CouponField } from '#web/ui/bill/coupon-field.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { couponNote } from './coupon-note.ts'
import { useCoupon } from './use-coupon.ts'

/** The coupon of the bag, in the bag and at the checkout alike. */
export function CartCoupon() {
  const t = useT()
  const price = usePrice()
  const { code, isBusy, outcome, apply, remove } = useCoupon()
  return (
    <CouponField
      code={code}
      note={couponNote(outcome, { t, price })}
      isBusy={isBusy}
      onApply={(typed) => void apply(typed)}
      onRemove={() => void remove()}
    />
  )
}
