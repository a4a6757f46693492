import type { MessageKey } from '@vitrine/i18n/message-key'
import type { Target } from '../use-new-import.ts'

/** In the order they are offered; what is needed stands first. */
export const TARGET_WORDS: Record<Target, MessageKey> = {
  sku: 'staff.impSku',
  name: 'staff.impName',
  price: 'staff.impPrice',
  parent: 'staff.impParent',
  special_price: 'staff.impSpecial',
  qty: 'staff.impQty',
  category: 'staff.impCategory',
  description: 'staff.impDescription',
  summary: 'staff.impSummary',
  image: 'staff.impImage',
  weight_grams: 'staff.impWeight',
  url_key: 'staff.impUrlKey',
  active: 'staff.impActive',
  attribute: 'staff.impAttribute',
}

/** Without these no row could become a product. */
export const NEEDED = ['sku', 'name', 'price'] as const satisfies readonly Target[]
