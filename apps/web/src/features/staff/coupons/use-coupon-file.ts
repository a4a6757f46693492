import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { fileMoment } from '#web/lib/download/file-moment.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { takesOff } from './coupon-columns.tsx'

/** Coupons as rows of a file; cells a spreadsheet would reckon with are made safe where the file is written. */
export function useCouponFile(): (coupons: readonly StaffCoupon[]) => (string | number)[][] {
  const t = useT()
  const reader = useMoneyReader()
  const { code } = useStore()
  const head = [
    ...[t('staff.couponCode'), t('staff.couponTakes'), t('staff.couponUsed'), t('staff.couponLimit')],
    ...[t('staff.couponStarts'), t('staff.couponEnds'), t('staff.couponStores')],
  ]
  return (coupons) => [
    head,
    ...coupons.map((coupon) => [
      ...[coupon.code, takesOff(t, coupon, reader), coupon.used, coupon.total_limit ?? ''],
      ...[fileMoment(coupon.starts_at, code), fileMoment(coupon.ends_at, code)],
      coupon.stores.map(({ store_code }) => store_code).join(' '),
    ]),
  ]
}
