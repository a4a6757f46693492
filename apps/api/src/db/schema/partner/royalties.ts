import type { Generated, GeneratedAlways } from 'kysely'

type PartnerCodeTable = {
  customer_id: number
  code: string
}

type RoyaltyRateTable = {
  rate_id: Generated<number>
  partner_id: number | null
  product_id: number | null
  category_id: number | null
  percent: number
}

type OrderAttributionTable = {
  order_id: number
  partner_id: number
  way: 'link' | 'code'
  currency_code: string
  base_minor: number
  /** Bonuses of the shop, once nobody can send it back. */
  bonus_minor: Generated<number>
  at: Date
}

type PartnerBonusTable = {
  currency_code: string
  order_minor: number
}

type RoyaltyLineTable = {
  order_id: number
  place: number
  base_minor: number
  percent: number
  royalty_minor: number
}

type RoyaltyAccountTable = {
  partner_id: number
  currency_code: string
  pending_minor: Generated<number>
  active_minor: Generated<number>
  paid_minor: Generated<number>
}

type RoyaltyEntryTable = {
  entry_id: GeneratedAlways<number>
  partner_id: number
  currency_code: string
  order_id: number
  kind: 'earn' | 'ripen' | 'reverse' | 'pay'
  pending_minor: Generated<number>
  active_minor: Generated<number>
  paid_minor: Generated<number>
  payout_id: number | null
  at: Date
}

type PayoutTable = {
  payout_id: Generated<number>
  partner_id: number
  currency_code: string
  sum_minor: number
  holder: string
  account: string
  state: Generated<'created' | 'sent'>
  created_at: Date
  sent_at: Date | null
}

type PayoutAccountTable = {
  customer_id: number
  currency_code: string
  holder: string
  account: string
  changed_at: Date
}

type RoyaltyWaiverTable = {
  partner_id: number
  currency_code: string
  sum_minor: number
  at: Date
}

type PayoutMinimumTable = {
  currency_code: string
  minimum_minor: number
}

type PartnerProgrammeTable = {
  is_only: Generated<boolean>
  payout_day: number
  mentions_goal: number
}

export type RoyaltiesSchema = {
  partner_code: PartnerCodeTable
  royalty_rate: RoyaltyRateTable
  partner_bonus: PartnerBonusTable
  order_attribution: OrderAttributionTable
  royalty_line: RoyaltyLineTable
  royalty_account: RoyaltyAccountTable
  royalty_entry: RoyaltyEntryTable
  payout: PayoutTable
  payout_account: PayoutAccountTable
  royalty_waiver: RoyaltyWaiverTable
  payout_minimum: PayoutMinimumTable
  partner_programme: PartnerProgrammeTable
}
