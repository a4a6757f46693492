import type { Condition } from '@vitrine/search/port'

/** What holds for every public list, whatever its filters say (spec §5, product lists). */
export const PUBLIC_RULES: readonly Condition[] = [
  { field: 'visibility', in: [2, 3, 4] },
  { field: 'status', lte: 1 },
  { field: 'only_promo', nin: [1] },
]

/** Products kept out of text search stay in their categories. */
export const TEXT_RULE: Condition = { field: 'visibility', in: [3, 4] }
