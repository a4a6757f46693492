import type { CouponTermsOfStaff, StaffCoupon } from '@vitrine/contract/desk/coupons'
import type { CallError } from '@vitrine/contract/reply'
import { COUPON_CODE, type CouponFault, couponFaults } from '@vitrine/domain/promotion/coupon-faults'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { Problems } from '#web/lib/form/problems.ts'
import { faultWords } from '../../catalogue/parts/fault-words.ts'
import { type Fault, faultsOf } from '../../catalogue/use-saving.ts'
import type { CouponDraft } from './coupon-form-state.ts'

/** What makes no sense of it, by the rule the shop goes by, too. */
export function couponProblems(
  terms: CouponTermsOfStaff,
  saved: StaffCoupon | undefined,
  t: Translate,
): Problems<CouponDraft> {
  const { starts_at, ends_at, stores } = terms
  const faults = couponFaults({ ...terms, starts_at: moment(starts_at), ends_at: moment(ends_at) }, saved)
  return {
    ...Object.fromEntries(faults.map(({ path, fault }) => [placeOf(path, terms), t(RULE_WORDS[fault])])),
    ...unread(terms, t),
    ...(!COUPON_CODE.test(terms.code) && { code: t('staff.couponCodeWrong') }),
    ...(stores.length === 0 && { stores: t('staff.couponNowhere') }),
  }
}

/** What is no number, by which the rule cannot go; `1,000` is none, since one reads it as one and another as a thousand. */
function unread(terms: CouponTermsOfStaff, t: Translate): Problems<CouponDraft> {
  const { percent, total_limit, customer_limit, stores } = terms
  const sums = [
    ['percent', percent] as const,
    ...stores.flatMap(({ store_code, amount, minimum }) => [
      [`stores.${store_code}.amount`, amount] as const,
      [`stores.${store_code}.minimum`, minimum] as const,
    ]),
  ]
  const limits = Object.entries({ total_limit, customer_limit })
  const none = (all: readonly (readonly [string, number | null])[], words: string) =>
    all.filter(([, value]) => Number.isNaN(value)).map(([name]) => [name, words])
  return Object.fromEntries([...none(sums, t('staff.twoDecimals')), ...none(limits, t('staff.wholeNumber'))])
}

/** What the shop does not take, by field; undefined where its no is about none. */
export function refusedTerms(
  failure: CallError,
  terms: CouponTermsOfStaff,
  t: Translate,
): Problems<CouponDraft> | undefined {
  // Of one that is made or changed nothing else is taken already.
  if (failure.code === 409) return { code: t('staff.couponTaken') }
  if (failure.code !== 400) return undefined
  const named = faultsOf(failure).filter(({ path }) => path !== '')
  if (named.length === 0) return undefined
  return Object.fromEntries(
    named.map((one) => [placeOf(one.path, terms), goodsWords(one, terms, t) ?? wordsOf(one, t)]),
  )
}

/** What one store asks for stands under its code. */
const placeOf = (path: string, { stores }: CouponTermsOfStaff): string =>
  path
    .replace(/^stores\.(\d+)\./, (_, at) => `stores.${stores[Number(at)]?.store_code}.`)
    .replace(/^goods\.(\w+).*$/, '$1')
    .replace(/^partner_id$/, 'partner')

/** Which of the goods that were named the shop does not have. */
function goodsWords({ path, key }: Fault, { goods }: CouponTermsOfStaff, t: Translate): string | undefined {
  const [, what, at] = /^goods\.(\w+)\.(\d+)$/.exec(path) ?? []
  if (key !== 'REFUSED' || what === undefined) return undefined
  return what === 'skus'
    ? t('staff.couponSkuUnknown', { sku: goods?.skus[Number(at)] ?? '' })
    : t('staff.couponCategoryGone')
}

const moment = (text: string | null): number | null => (text === null ? null : Date.parse(text))

const RULE_WORDS: Readonly<Record<CouponFault['fault'], MessageKey>> = {
  nothing: 'staff.couponNothing',
  once: 'staff.field.GIVEN_TWICE',
  ended: 'staff.couponBackwards',
  used: 'staff.couponBelowUsed',
  fixed: 'staff.field.REFUSED',
  finer: 'staff.twoDecimals',
}

function wordsOf(fault: Fault, t: Translate): string {
  // Below what was used already, which is no limit of the field's own.
  if (fault.path === 'total_limit' && fault.key === 'TOO_SMALL' && !fault.params)
    return t('staff.couponBelowUsed')
  const words = WORDS[`${fault.path.split('.').at(-1)} ${fault.key}`]
  return words ? t(words) : faultWords(fault, t)
}

/** What makes no sense of a coupon is more than what a field may hold. */
const WORDS: Readonly<Record<string, MessageKey>> = {
  'percent REFUSED': 'staff.couponNothing',
  'amount REFUSED': 'staff.couponNothing',
  'percent WRONG_FORM': 'staff.twoDecimals',
  'amount WRONG_FORM': 'staff.twoDecimals',
  'minimum WRONG_FORM': 'staff.twoDecimals',
  'ends_at REFUSED': 'staff.couponBackwards',
  'stores TOO_FEW': 'staff.couponNowhere',
  'partner_id REFUSED': 'staff.couponPartnerGone',
}
