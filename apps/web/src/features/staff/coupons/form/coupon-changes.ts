import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MoneyReader } from '@vitrine/i18n/figures/format-money'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { differences } from '../../catalogue/parts/differences.ts'
import type { TheirChange } from '../../catalogue/parts/their-changes.tsx'
import { typedDecimal, typedSum } from '../../decimal-of.ts'
import { momentOf } from '../../staff-words.ts'

/** What somebody else made of a coupon, as its form calls it. */
export function couponChanges(
  [was, now]: readonly [StaffCoupon, StaffCoupon],
  t: Translate,
  reader: MoneyReader,
): TheirChange[] {
  return differences(told(was, t, reader), told(now, t, reader)).map(({ path, ...change }) => ({
    ...change,
    name: nameOf(path, t, reader),
  }))
}

function told(coupon: StaffCoupon, t: Translate, { locale }: MoneyReader) {
  const { code, free_delivery, total_limit, customer_limit, covers, partner, type, percent } = coupon
  const moment = (at: string | null) => (at === null ? null : momentOf(locale, at))
  return {
    code,
    type: t(type === 'percent' ? 'staff.couponPercent' : 'staff.couponFixed'),
    percent: type === 'percent' ? typedDecimal(percent, locale) : null,
    ...{ free_delivery, total_limit, customer_limit },
    starts_at: moment(coupon.starts_at),
    ends_at: moment(coupon.ends_at),
    stores: Object.fromEntries(
      coupon.stores.map(({ store_code, amount, minimum }) => [
        store_code,
        {
          isOn: true,
          amount: type === 'fixed' ? typedSum(amount, locale) : null,
          minimum: typedSum(minimum || null, locale),
        },
      ]),
    ),
    ...{ covers, partner },
    enabled: t(coupon.enabled ? 'staff.couponGoes' : 'staff.couponStopped'),
  }
}

/** In a store: its name, and which of its fields. */
function nameOf(path: readonly string[], t: Translate, { stores }: MoneyReader): string {
  const [field = '', store, inStore] = path
  if (field !== 'stores') return t(WORDS[field] ?? 'staff.coupon')
  const name = stores.find(({ code }) => code === store)?.name ?? store ?? ''
  if (inStore === undefined || inStore === 'isOn') return name
  return `${name}: ${t(inStore === 'amount' ? 'staff.couponAmount' : 'staff.couponMinimum')}`
}

const WORDS: Readonly<Record<string, MessageKey>> = {
  code: 'staff.couponCode',
  type: 'staff.couponTakes',
  percent: 'staff.couponPercent',
  free_delivery: 'staff.couponDelivery',
  total_limit: 'staff.couponLimit',
  customer_limit: 'staff.couponEach',
  starts_at: 'staff.couponStarts',
  ends_at: 'staff.couponEnds',
  covers: 'staff.couponGoods',
  partner: 'staff.partner',
}
