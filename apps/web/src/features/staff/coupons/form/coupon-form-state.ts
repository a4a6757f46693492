import type { CouponTermsOfStaff, StaffCoupon } from '@vitrine/contract/desk/coupons'
import { skusIn } from '@vitrine/domain/catalog/editing/skus-in'
import { STORE_CODES, type StoreCode } from '@vitrine/domain/store/store-view'
import { moneyOf, piecesOf, typedDecimal, typedSum } from '../../decimal-of.ts'
import { localOf, momentFrom } from '../../writing/local-moment.ts'

/** As it is typed: texts, also where a number is meant, until it is saved. */
export type CouponDraft = {
  code: string
  type: 'percent' | 'fixed'
  percent: string
  free_delivery: boolean
  starts_at: string
  ends_at: string
  total_limit: string
  customer_limit: string
  /** Ids with commas between them. */
  categories: string
  skus: string
  /** Their id; '': nobody's but the shop's. */
  partner: string
  stores: Record<StoreCode, { isOn: boolean; amount: string; minimum: string }>
}

export function draftOf(coupon: StaffCoupon | undefined, locale: string): CouponDraft {
  return {
    code: coupon?.code ?? '',
    type: coupon?.type ?? 'percent',
    percent: typedDecimal(coupon?.percent ?? 10, locale),
    free_delivery: coupon?.free_delivery ?? false,
    starts_at: localOf(coupon?.starts_at),
    ends_at: localOf(coupon?.ends_at),
    total_limit: String(coupon?.total_limit ?? ''),
    customer_limit: String(coupon?.customer_limit ?? ''),
    categories: (coupon?.goods.categories ?? []).join(','),
    skus: (coupon?.goods.skus ?? []).join(', '),
    partner: String(coupon?.partner_id ?? ''),
    stores: storesOf(coupon, locale),
  }
}

function storesOf(coupon: StaffCoupon | undefined, locale: string): CouponDraft['stores'] {
  const all = STORE_CODES.map((code) => {
    const saved = coupon?.stores.find(({ store_code }) => store_code === code)
    return [
      code,
      {
        isOn: coupon === undefined || saved !== undefined,
        amount: typedSum(saved?.amount || null, locale),
        minimum: typedSum(saved?.minimum || null, locale),
      },
    ] as const
  })
  return Object.fromEntries(all) as CouponDraft['stores']
}

export const idsIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

const toLimit = (text: string) => (text.trim() === '' ? null : piecesOf(text))
/** Not a number where it is none; nothing typed is nothing taken off, and nothing asked for. */
const toSum = (text: string) => (text.trim() === '' ? 0 : moneyOf(text))

/** `saved`: what it was drafted from. */
export function termsOf(draft: CouponDraft, saved: StaffCoupon | undefined): CouponTermsOfStaff {
  return {
    code: draft.code.trim().toUpperCase(),
    type: draft.type,
    percent: draft.type === 'percent' ? toSum(draft.percent) : 0,
    free_delivery: draft.free_delivery,
    starts_at: momentFrom(draft.starts_at, saved?.starts_at),
    ends_at: momentFrom(draft.ends_at, saved?.ends_at),
    total_limit: toLimit(draft.total_limit),
    customer_limit: toLimit(draft.customer_limit),
    partner_id: draft.partner === '' ? null : Number(draft.partner),
    goods: { categories: idsIn(draft.categories), skus: skusIn(draft.skus) },
    stores: STORE_CODES.filter((code) => draft.stores[code].isOn).map((store_code) => ({
      store_code,
      amount: draft.type === 'fixed' ? toSum(draft.stores[store_code].amount) : 0,
      minimum: toSum(draft.stores[store_code].minimum),
    })),
  }
}
