import { isStoreOfUnion } from '../store/european-union.ts'
import type { StoreView } from '../store/store-view.ts'

type Reduced = { now: number; old: number | null; lowest?: number | undefined }

/**
 * What a store may announce: in the European Union a reduction is counted from the lowest price of the thirty days before it,
 * where that is known, and not from the last one (Court of Justice, C-330/23).
 */
export function announcedPercent(
  { now, old, lowest }: Reduced,
  store: Pick<StoreView, 'defaultCountry'>,
): number {
  return discountPercent(now, isStoreOfUnion(store) ? old && (lowest ?? old) : old)
}

/** How much less is paid than before, in whole per cent; 0 without a reduction, or for one too small to speak of. */
export function discountPercent(now: number, old: number | null): number {
  return old !== null && old > now ? Math.round((1 - now / old) * 100) : 0
}
