import { can } from '@vitrine/domain/access/can'
import { FIRST_UNAVAILABLE_STATUS } from '@vitrine/domain/catalog/standing'
import type { Condition } from '@vitrine/search/port'
import type { CatalogSnapshot } from '#api/features/catalog/snapshot/catalog-snapshot.ts'

/** What holds for every public list, whatever its filters say (spec §5, product lists). */
const SHOWN: readonly Condition[] = [
  { field: 'visibility', in: [2, 3, 4] },
  { field: 'status', lte: FIRST_UNAVAILABLE_STATUS - 1 },
]
const WITHOUT_PROMO: Condition = { field: 'only_promo', nin: [1] }
const PROMO: Condition = { field: 'is_promo', in: [1] }
const IN_STOCK: Condition = { field: 'in_stock', in: [1] }

/** Products kept out of text search stay in their categories. */
export const TEXT_RULE: Condition = { field: 'visibility', in: [3, 4] }

type Of = { snapshot: Pick<CatalogSnapshot, 'settings'>; store: { code: string } }

/** Sold-out goods are listed unless the store's settings say `listOutOfStock: false`. */
export function listRules({ snapshot, store }: Of, { isPromoMode = false } = {}): readonly Condition[] {
  const listsAll = snapshot.settings.get(store.code)?.listOutOfStock !== false
  return [...SHOWN, ...(isPromoMode ? [] : [WITHOUT_PROMO]), ...(listsAll ? [] : [IN_STOCK])]
}

type Asker = Of & Parameters<typeof can>[0]

/** Those of a list, or of what may be promoted alone: pieces for partners only are in it for whom the role lets see them. */
export function listOrPromoRules(ctx: Asker, isPromo: boolean): readonly Condition[] {
  if (!isPromo) return listRules(ctx)
  return [...listRules(ctx, { isPromoMode: can(ctx, 'promo:read') }), PROMO]
}
