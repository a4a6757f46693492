import type { PlaceOrder } from '@vitrine/contract/order'
import { couponCode } from '@vitrine/domain/promotion/coupon-code'
import type { Context } from '#api/context.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import type { Promotions } from '#api/features/promotions/index.ts'

/** An order meant for another store, or counted in other money, is not taken for one of this store. */
export function assertStore({ store }: Context, body: PlaceOrder): void {
  const claims = [
    ['store_code', body.store_code, store.code],
    ['store_id', body.store_id, store.storeId],
    ['currency', body.currency, store.currencyCode],
  ] as const
  const wrong = claims.filter(([, claimed, own]) => claimed && String(claimed) !== String(own))
  if (wrong.length > 0) throw invalidInput(wrong.map(([path]) => ({ path, message: "is not this store's" })))
}

type Counted = { promotions: Promotions; totals: { bonusMinor: number } }

/**
 * Whoever counts on a coupon or bonuses the cart does not have is told so, not charged without them; and whoever means to
 * keep their bonuses does not lose them.
 */
export function assertPromotions(
  { coupon: code, spend_account: spends }: PlaceOrder,
  { promotions: { coupon, idleCoupon, bonus }, totals: { bonusMinor } }: Counted,
): void {
  if (code && isSameCode(code, idleCoupon)) throw new ShopError(idleCoupon.problem, { details: IDLE })
  if (code && !isSameCode(code, coupon))
    throw new ShopError('COUPON_NOT_FOUND', { status: 409, details: missing('coupon') })
  if (spends && !bonus) throw new ShopError('NO_BONUSES', { details: missing('spend_account') })
  if (spends === false && bonusMinor > 0) throw new ShopError('BONUSES_CHANGED', { details: SPENT })
}

const missing = (path: string) => [{ path, key: 'REFUSED', message: 'is not on this cart' }]

const SPENT = [{ path: 'spend_account', key: 'REFUSED', message: 'would be spent by this cart' }]
const IDLE = [{ path: 'coupon', key: 'REFUSED', message: 'gives nothing for this cart' }]

function isSameCode<C extends { code: string }>(code: string, coupon: C | null): coupon is C {
  return coupon !== null && couponCode(code) === couponCode(coupon.code)
}
