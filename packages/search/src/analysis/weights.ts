// How much a word says of a product, by the field it stands in; the same in every engine.
import type { TextField } from '../port.ts'

type Weighing = { field: TextField; boost: number; usualLength: number; isWeak?: true }

/**
 * Weight of a word in each field (spec §9; the kind, category, brand and look of a product are fields of their own) and
 * the length at which a field counts as ordinary. A weak field tells a story, or asks what a
 * shopper wants with the product: its words say little of what it is.
 */
export const FIELD_WEIGHTS: readonly Weighing[] = [
  { field: 'article', boost: 8, usualLength: 1 },
  { field: 'sku', boost: 8, usualLength: 4 },
  { field: 'name', boost: 6, usualLength: 5 },
  { field: 'type', boost: 8, usualLength: 1 },
  { field: 'category', boost: 3, usualLength: 6 },
  { field: 'brand', boost: 5, usualLength: 1 },
  { field: 'collection', boost: 3, usualLength: 2 },
  { field: 'color', boost: 3, usualLength: 3 },
  { field: 'material', boost: 3, usualLength: 2 },
  { field: 'gender', boost: 2, usualLength: 1 },
  { field: 'description', boost: 2, usualLength: 40, isWeak: true },
  { field: 'questions', boost: 1, usualLength: 20, isWeak: true },
  { field: 'other', boost: 1, usualLength: 20 },
]
/** Words of these fields are offered as suggestions. */
export const SUGGESTED: readonly TextField[] = ['name', 'type', 'category', 'brand', 'collection', 'material']

/** BM25F: how soon repeated words stop counting, and how much long fields are held back. */
const SATURATION = 4
const LENGTH_NORM = 0.6
export const MAX_IMPACT = 127

/** Of one word among so many of a field. */
export function weightIn({ boost, usualLength }: Weighing, length: number): number {
  return boost / (1 - LENGTH_NORM + (LENGTH_NORM * length) / usualLength)
}

/** Weights of all fields together as a number from 1 to 127. */
export function impactOf(weight: number): number {
  return Math.max(1, Math.round((MAX_IMPACT * weight) / (weight + SATURATION)))
}
