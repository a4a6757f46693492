import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultJson } from '#api/db/json.ts'

type PriceConversionTable = {
  store_id: number
  rate: number
  step_minor: number
}

type ShippingMethodTable = {
  method_id: number
  carrier_code: string
  method_code: string
  position: Generated<number>
  enabled: Generated<boolean>
  titles: DefaultJson
  carrier_titles: DefaultJson
}

type DeliveryCountryTable = {
  store_id: number
  country: string
  zone: string
  duty: Generated<'none' | 'recipient'>
}

type ShippingRateTable = {
  store_id: number
  zone: string
  method_id: number
  price_minor: number
  free_from_minor: number | null
  up_to_grams: number | null
  days_min: number
  days_max: number
}

type DeliveryPostcodeTable = {
  store_id: number
  country: string
  prefix: string
  zone: string | null
}

type PickupPointTable = {
  method_id: number
  country: string
  code: string
  name: string
  street: string
  postcode: string
  city: string
  hours: Generated<string>
}

type PaymentMethodTable = {
  method_id: number
  code: string
  position: Generated<number>
  enabled: Generated<boolean>
  titles: DefaultJson
}

type PaymentTermsTable = {
  store_id: number
  method_id: number
  discount_percent: Generated<number>
  rounding_minor: Generated<number>
  minimum_minor: Generated<number>
  fee_minor: Generated<number>
  offered: Generated<boolean>
  provider: string | null
}

type CouponTable = {
  coupon_id: Generated<number>
  code: string
  type: 'percent' | 'fixed'
  percent: Generated<number>
  free_delivery: Generated<boolean>
  starts_at: Date | null
  ends_at: Date | null
  total_limit: number | null
  customer_limit: number | null
  version: Generated<number>
  used: Generated<number>
  enabled: Generated<boolean>
  partner_id: number | null
}

type CouponStoreTable = {
  coupon_id: number
  store_id: number
  amount_minor: Generated<number>
  minimum_minor: Generated<number>
}

type CouponProductTable = {
  coupon_id: number
  product_id: number
}

type CouponCategoryTable = {
  coupon_id: number
  category_id: number
}

type CouponBuyerTable = {
  coupon_id: number
  buyer: string
  used: number
}

type CouponUseTable = {
  order_id: number
  coupon_id: number
  buyers: string[]
  released_at: Date | null
}

type LedgerAccountTable = {
  account_id: Generated<number>
  currency_code: string
  balance_minor: Generated<number>
}

type LedgerEntryTable = {
  entry_id: GeneratedAlways<number>
  account_id: number
  kind: 'credit' | 'hold' | 'post' | 'back' | 'void' | 'take'
  cause_type: 'order' | 'cashback' | 'grant' | 'gift_card' | 'manual' | 'royalty' | 'refund'
  cause_id: string
  change_minor: number
  at: Date
}

type BonusAccountTable = {
  customer_id: number
  currency_code: string
  account_id: number
}

type BonusBookingTable = {
  booking_id: string
  customer_id: number
  currency_code: string
  change_minor: number
  reason: string
  booked_by: number
  at: Date
}

type BonusTermsTable = {
  store_id: number
  spend_percent: number
  unlimited_from_minor: number
  cashback_percent: Generated<number>
  /** Read by the former build alone. */
  return_days: Generated<number>
}

export type CommerceSchema = {
  ledger_account: LedgerAccountTable
  ledger_entry: LedgerEntryTable
  bonus_account: BonusAccountTable
  bonus_booking: BonusBookingTable
  bonus_terms: BonusTermsTable
  coupon: CouponTable
  coupon_store: CouponStoreTable
  coupon_product: CouponProductTable
  coupon_category: CouponCategoryTable
  coupon_buyer: CouponBuyerTable
  coupon_use: CouponUseTable
  price_conversion: PriceConversionTable
  shipping_method: ShippingMethodTable
  delivery_country: DeliveryCountryTable
  shipping_rate: ShippingRateTable
  delivery_postcode: DeliveryPostcodeTable
  pickup_point: PickupPointTable
  payment_method: PaymentMethodTable
  payment_terms: PaymentTermsTable
}
