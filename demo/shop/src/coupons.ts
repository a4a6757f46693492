import type { CouponRecord } from '@vitrine/domain/promotion/coupon-record'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { roundMoney } from './trade/money.ts'

const stores = STORE_CODES

/** One of each kind, so that everything a coupon can do can be seen. */
export const demoCoupons: readonly CouponRecord[] = [
  { code: 'HELLO', type: 'percent', percent: 10, customerLimit: 1, stores },
  { code: 'WINTER15', type: 'percent', percent: 15, minimumMinor: roundMoney(100), stores },
  { code: 'TAKE20', type: 'fixed', amountMinor: roundMoney(20), minimumMinor: roundMoney(80), stores },
  { code: 'BYPOST', type: 'percent', percent: 0, freeDelivery: true, minimumMinor: roundMoney(40), stores },
  {
    code: 'KNITS',
    type: 'percent',
    percent: 20,
    categories: ['women/knitwear', 'men/knitwear'],
    totalLimit: 500,
    stores,
  },
]
