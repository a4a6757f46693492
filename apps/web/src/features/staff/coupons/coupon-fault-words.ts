import type { CouponTermsOfStaff } from '@vitrine/contract/desk/coupons'
import type { CallError } from '@vitrine/contract/reply'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { faultWords } from '../catalogue/parts/fault-words.ts'
import { type Fault, faultsOf } from '../catalogue/use-saving.ts'

/** What is wrong, by the field as the shop calls it; what one store asks for by its code, as `stores de amount`. */
export type CouponFaults = ReadonlyMap<string, string>

/** Undefined where the refusal is about no field. */
export function couponFaults(
  failure: CallError,
  { stores }: CouponTermsOfStaff,
  t: Translate,
): CouponFaults | undefined {
  // Of one that is made or changed nothing else is taken already.
  if (failure.code === 409) return new Map([['code', t('staff.couponTaken')]])
  if (failure.code !== 400) return undefined
  const named = faultsOf(failure).filter(({ path }) => path !== '')
  const placeOf = ({ path }: Fault) =>
    path.replace(
      /^stores\.(\d+)\.(\w+)$/,
      (_, at, field) => `stores ${stores[Number(at)]?.store_code} ${field}`,
    )
  return named.length > 0 ? new Map(named.map((one) => [placeOf(one), wordsOf(one, t)])) : undefined
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
  'ends_at REFUSED': 'staff.couponBackwards',
  'stores TOO_FEW': 'staff.couponNowhere',
}
