import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { expectedDay } from '@vitrine/domain/checkout/working-days'
import { laneOf } from '@vitrine/domain/partner/products/lanes'
import { slotOf } from '@vitrine/domain/partner/products/slots'
import { dayNumber } from '@vitrine/i18n/calendar/calendar-day'
import { photoPath } from './photo-path.ts'
import type { PromoRow } from './promo-rows.ts'

/** What the store sells now, by the sku people open. */
export type Card = { name: string; url_path: string; price_incl_tax: number; brand_name: string | null }
type Known = { card: Card | undefined; currency: string; now: Date; timeZone: string }

export function toPromoProduct(row: PromoRow, { card, currency, ...clock }: Known): PromoProduct {
  const isSet = row.top_id !== null
  const delivered = row.delivered_on !== null
  const promoted_count = row.posted.length
  const archive = row.archived_at !== null
  return {
    id: row.promo_id,
    type: row.kind ?? '',
    type_type: slotOf(row.kind),
    is_set: isSet,
    parts: row.top_id !== null && row.bottom_id !== null ? [row.top_id, row.bottom_id] : [],
    title: card?.name ?? row.name ?? row.sku ?? '',
    image: row.image,
    sku: row.sku ?? '',
    parent_sku: row.parent_sku ?? row.sku ?? '',
    options: row.options ?? '',
    brand: card?.brand_name ?? '',
    url: card?.url_path ?? null,
    price: card?.price_incl_tax ?? null,
    currency,
    lane: laneOf({ delivered, promoted_count, archive }),
    delivered,
    delivered_at: row.delivered_on,
    promoted_count,
    promoted_dates: row.posted,
    archive,
    ...archiveOf(row),
    order:
      row.order_id === null || row.order_number === null
        ? null
        : { id: row.order_id, number: row.order_number },
    order_id: row.order_id,
    days_to_delivery: daysLeft(row, clock),
    blogger_images: row.photos.map(photoPath),
    approved: row.approved,
    created_at: row.created_at.toISOString(),
  }
}

function archiveOf(row: PromoRow) {
  const isAside = row.archived_at !== null
  return {
    archived_at: row.archived_at?.toISOString() ?? null,
    archived_reason: isAside ? row.archived_reason : null,
    archived_notes: isAside ? row.archived_notes : null,
    archived_by: row.archived_by,
  }
}

/** Nights by the calendar of the store. A parcel that is late comes today: nobody knows better. */
function daysLeft(row: PromoRow, { now, timeZone }: Pick<Known, 'now' | 'timeZone'>): number | null {
  const { ordered_at, delivery_days, delivered_on } = row
  if (ordered_at === null || delivery_days === null || delivered_on !== null) return null
  const expected = expectedDay(dayNumber(ordered_at, timeZone), delivery_days)
  return Math.max(0, expected - dayNumber(now, timeZone))
}

/** A set is called by its parts, looks like its top, and is there once both are. */
export function setFromParts(set: PromoProduct, parts: readonly PromoProduct[]): PromoProduct {
  const dates = parts.flatMap(({ delivered_at }) => delivered_at ?? [])
  const isHere = parts.length === 2 && dates.length === 2
  return {
    ...set,
    lane: laneOf({ ...set, delivered: isHere }),
    title: parts.map(({ title }) => title).join(' + '),
    image: parts[0]?.image ?? null,
    delivered: isHere,
    delivered_at: isHere ? (dates.toSorted().at(-1) ?? null) : null,
  }
}
