import type { Generated, GeneratedAlways } from 'kysely'

type WishlistTable = {
  customer_id: number
  share_code: string | null
  notes_store_id: number | null
  notes_since: Date | null
}

type WishlistItemTable = {
  customer_id: number
  sku: string
  added_at: Date
  price_minor: number
  currency_code: string
  /** The price its owner was last told of. */
  told_minor: number | null
  /** It was sold out when it was last looked at. */
  was_out: Generated<boolean>
}

type StockAlertTable = {
  alert_id: GeneratedAlways<number>
  store_id: number
  email: string
  sku: string
  asked_at: Date
  confirmed_at: Date | null
  sent_at: Date | null
}

export type WishlistsSchema = {
  wishlist: WishlistTable
  wishlist_item: WishlistItemTable
  stock_alert: StockAlertTable
}
