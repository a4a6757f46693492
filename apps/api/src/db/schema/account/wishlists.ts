type WishlistTable = {
  customer_id: number
  share_code: string | null
}

type WishlistItemTable = {
  customer_id: number
  sku: string
  added_at: Date
  price_minor: number
  currency_code: string
}

export type WishlistsSchema = {
  wishlist: WishlistTable
  wishlist_item: WishlistItemTable
}
