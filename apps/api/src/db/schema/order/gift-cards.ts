import type { Generated } from 'kysely'

type GiftCardTable = {
  gift_card_id: Generated<number>
  order_id: number
  place: number
  piece: number
  store_id: number
  currency_code: string
  value_minor: number
  recipient: Generated<string>
  email: string
  words: Generated<string>
  send_at: Date | null
  account_id: number | null
  issued_at: Date | null
  expires_at: Date | null
  code_hash: Buffer | null
  code_end: string | null
  sent_at: Date | null
  voided_at: Date | null
  /** By hand. */
  voided_by: number | null
  void_reason: Generated<string>
}

export type GiftCardsSchema = {
  gift_card: GiftCardTable
}
