import type { CouponTermsOfStaff, StaffCoupon } from '@vitrine/contract/desk/coupons'
import { type CouponFault, couponFaults } from '@vitrine/domain/promotion/coupon-faults'
import { ShopError } from '#api/errors.ts'
import type { FieldKey } from '#api/field-problem.ts'

/** All that is wrong at once, by field. */
export function assertCoupon(terms: CouponTermsOfStaff, before?: StaffCoupon): void {
  const moment = (at: string | null) => (at === null ? null : Date.parse(at))
  const { starts_at, ends_at } = terms
  const faults = couponFaults({ ...terms, starts_at: moment(starts_at), ends_at: moment(ends_at) }, before)
  const [first] = faults
  if (!first) return
  throw new ShopError('VALIDATION', {
    message: `${first.path}: ${WORDS[first.fault]}`,
    details: faults.map(toProblem),
  })
}

const WORDS: Readonly<Record<CouponFault['fault'], string>> = {
  nothing: 'takes nothing off and delivers for money',
  once: 'stands there twice',
  ended: 'must come after the beginning',
  used: 'must not be below what was used already',
  fixed: 'stays as it is, for it was used',
  finer: 'has more than two decimals',
}

const KEYS: Readonly<Record<CouponFault['fault'], FieldKey>> = {
  ...{ nothing: 'REFUSED', once: 'GIVEN_TWICE', ended: 'REFUSED' },
  ...{ used: 'TOO_SMALL', fixed: 'REFUSED', finer: 'WRONG_FORM' },
}

const toProblem = ({ path, fault }: CouponFault) => ({ path, message: WORDS[fault], key: KEYS[fault] })
