import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { takesOff } from './coupon-columns.tsx'

/** Coupons as rows of a file; cells a spreadsheet would reckon with are made safe where the file is written. */
export function useCouponFile(): (coupons: readonly StaffCoupon[]) => (string | number)[][] {
  const t = useT()
  const stores = useStores()
  const head = [
    ...[t('staff.couponCode'), t('staff.couponTakes'), t('staff.couponUsed'), t('staff.couponLimit')],
    ...[t('staff.couponStarts'), t('staff.couponEnds'), t('staff.couponStores')],
  ]
  return (coupons) => [
    head,
    ...coupons.map((coupon) => [
      ...[coupon.code, takesOff(t, coupon, stores), coupon.used, coupon.total_limit ?? ''],
      ...[coupon.starts_at ?? '', coupon.ends_at ?? ''],
      coupon.stores.map(({ store_code }) => store_code).join(' '),
    ]),
  ]
}
