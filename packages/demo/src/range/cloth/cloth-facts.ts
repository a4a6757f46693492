import type { GarmentSpec } from '../../picture/picture-path.ts'
import type { CareKey } from '../../words/garment-words.ts'

export type ClothFacts = {
  fabric: GarmentSpec['fabric']
  materials: readonly string[]
  /** Weight in grams per square metre; leather is told by its thickness instead. */
  gsm: number
  care: CareKey
  season: 'winter' | 'summer' | 'all-year'
  madeIn: string
}
