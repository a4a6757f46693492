import type { GarmentSpec } from '../picture/picture-path.ts'
import type { CareKey } from '../words/garment-words.ts'

export type ClothFacts = {
  fabric: GarmentSpec['fabric']
  materials: readonly string[]
  /** Per cent of each, the largest first, where there is more than one. */
  shares?: readonly number[]
  /** Weight in grams per square metre; leather is told by its thickness instead. */
  gsm: number
  care: CareKey
  season: 'winter' | 'summer' | 'all-year'
  madeIn: string
}
