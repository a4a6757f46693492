import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { laneOf } from '@vitrine/domain/partner/products/lanes'

/** A piece of the cabinet as the shop answers it: on its way, unless something else is said. */
export function aPiece(id: number, said: Partial<PromoProduct> = {}): PromoProduct {
  const piece: PromoProduct = {
    ...{ id, type: 'jumper', type_type: 'top', is_set: false, lane: 'delivering', parts: [] },
    ...{ title: `Jumper ${id}`, image: null, sku: `J${id}-S`, parent_sku: `J${id}`, options: 'Slate, S' },
    ...{ brand: 'Orsa', url: `women/jumper-${id}`, price: 120, currency: 'USD' },
    ...{ delivered: false, delivered_at: null, promoted_count: 0, promoted_dates: [] },
    ...{ archive: false, archived_at: null, archived_reason: null, archived_notes: null, archived_by: null },
    ...{ order: { id: 6, number: '000000006' }, order_id: 6, days_to_delivery: 2 },
    ...{ blogger_images: [], approved: 1, created_at: '2029-10-03T10:00:00Z' },
    ...said,
  }
  return { ...piece, lane: laneOf(piece) }
}

export const HERE = { delivered: true, delivered_at: '2029-11-09', days_to_delivery: null } as const
