import type { Translate } from '@vitrine/i18n/create-translate'
import { CouponField } from '#web/ui/bill/coupon-field.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { type CouponOutcome, useCoupon } from './use-coupon.ts'

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

/** Why a coupon takes nothing off, in a sentence; undefined when there is nothing to say. */
function couponNote(
  outcome: CouponOutcome | null,
  { t, price }: { t: Translate; price: (major: number) => string },
): string | undefined {
  if (outcome === null) return undefined
  if (outcome.kind === 'failed') return t('cart.couponFailed')
  if (outcome.kind === 'refused') return outcome.message
  const { code, problem, minimum } = outcome.coupon
  if (problem === 'COUPON_MINIMUM') return t('cart.couponMinimum', { code, price: price(minimum) })
  return t('cart.couponNotForThese', { code })
}
