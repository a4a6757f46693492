import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { findStore } from '@vitrine/domain/store/find-store'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MoneyReader } from '@vitrine/i18n/figures/format-money'
import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import { formatPrice } from '@vitrine/i18n/format-price'
import type { Column } from '../table/column.ts'

/** Sorted by `COUPON_SORTS`. */
export function couponColumns(t: Translate, { locale, stores }: MoneyReader): readonly Column<StaffCoupon>[] {
  return [
    { ...{ id: 'code', title: 'staff.couponCode' }, cell: ({ code }) => code, sorts: 'up' },
    {
      ...{ id: 'takes', title: 'staff.couponTakes', isWide: true },
      cell: (coupon) => takesOff(t, coupon, { locale, stores }),
    },
    {
      ...{ id: 'used', title: 'staff.couponUsed', align: 'end', isNamed: true },
      cell: ({ used, total_limit }) => (total_limit === null ? used : `${used} / ${total_limit}`),
      sorts: 'down',
    },
    {
      ...{ id: 'ends', title: 'staff.couponEnds', isNamed: true },
      cell: ({ ends_at }) => (ends_at === null ? '' : new Date(ends_at).toLocaleDateString(locale)),
      sorts: 'up',
    },
    {
      ...{ id: 'stores', title: 'staff.couponStores', isExtra: true },
      cell: ({ stores }) => stores.map(({ store_code }) => store_code).join(', '),
    },
  ]
}

type Reader = Pick<MoneyReader, 'locale' | 'stores'>

/** In words: how much, for what alone, and whose it is. */
export function takesOff(t: Translate, coupon: StaffCoupon, { locale, stores }: Reader): string {
  const [first] = coupon.stores
  const store = first && findStore(stores, first.store_code)
  const off =
    coupon.type === 'percent'
      ? coupon.percent > 0 && formatPercent(coupon.percent, locale)
      : store && first.amount > 0 && formatPrice(first.amount, store)
  const delivery = coupon.free_delivery && t('staff.couponDelivery')
  return [off, delivery, coveredBy(t, coupon), coupon.partner].filter(Boolean).join(', ')
}

/** What it is for alone; '' where it is for all goods. */
const coveredBy = (t: Translate, { covers }: StaffCoupon): string =>
  covers.length === 0 ? '' : t('staff.couponFor', { what: covers.join(t('shell.comma')) })
