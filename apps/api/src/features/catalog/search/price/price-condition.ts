import { toMinor } from '@vitrine/domain/money/money'
import type { Condition } from '@vitrine/search/port'
import type { SaidPrice } from './read-price-words.ts'

export function priceCondition({ from, to }: SaidPrice): Condition {
  return {
    field: 'final_price',
    ...(from !== undefined && { gte: toMinor(from) }),
    ...(to !== undefined && { lte: toMinor(to) }),
  }
}

/** Of two choices in one field either will do; but who says "under 100" and presses "up to 50" means both. */
export function pricedWithin(selected: readonly Condition[], price: Condition): Condition[] {
  const [others, chosen] = [false, true].map((isPrice) =>
    selected.filter(({ field }) => (field === price.field) === isPrice),
  )
  const { gte, lte } = price
  const narrowed = chosen?.map((one) => ({
    ...one,
    ...(gte !== undefined && { gte: Math.max(gte, one.gte ?? gte) }),
    ...(lte !== undefined && { lte: Math.min(lte, one.lte ?? lte) }),
  }))
  return [...(others ?? []), ...(narrowed?.length ? narrowed : [price])]
}
