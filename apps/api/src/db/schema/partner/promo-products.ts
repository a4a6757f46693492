import type { ArchiveReason, PostType } from '@vitrine/domain/partner/products/promotion'
import type { Generated, GeneratedAlways } from 'kysely'

type PromoProductTable = {
  promo_id: GeneratedAlways<number>
  customer_id: number
  sku: string | null
  order_id: number | null
  approved: Generated<number>
  created_at: Date
  delivered_on: string | null
  archived_at: Date | null
  archived_reason: ArchiveReason | null
  archived_notes: Generated<string>
  archived_by: 'partner' | 'staff' | null
}

type PromoSetTable = {
  promo_id: number
  top_id: number
  bottom_id: number
}

type PartnerPostTable = {
  post_id: GeneratedAlways<number>
  customer_id: number
  type: PostType
  link: Generated<string>
  created_at: Date
  key: string | null
}

type PartnerPostItemTable = {
  post_id: number
  promo_id: number
}

type PromoPhotoTable = {
  name: string
  customer_id: number
  promo_id: number
  post_id: number | null
  created_at: Date
  key: string | null
  position: number
}

export type PromoProductsSchema = {
  promo_product: PromoProductTable
  promo_set: PromoSetTable
  partner_post: PartnerPostTable
  partner_post_item: PartnerPostItemTable
  promo_photo: PromoPhotoTable
}
