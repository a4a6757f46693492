import type { FormKey } from '../goods/good.ts'

/** Worn from the waist down: a top goes with them, and they with a top. */
export const LOWER: ReadonlySet<FormKey> = new Set([
  'skirtPleated',
  'skirtSlip',
  'trousersWide',
  'trousersStraight',
  'jeans',
  'shorts',
])
