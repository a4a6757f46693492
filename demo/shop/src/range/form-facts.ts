import type { FitKey } from '../goods/good.ts'
import type { GarmentSpec } from '../picture/picture-path.ts'
import type { ClothFacts } from './cloth-facts.ts'

type SizeRun = 'letters' | 'waist' | 'shoes' | 'belts' | 'none'

export type FormFacts = {
  /** Garment in the drawing package, and how this form differs from its plain cut. */
  garment: GarmentSpec['garment']
  options?: GarmentSpec['options']
  ptype: string
  /** Category below the gender (or below accessories), deepest last. */
  path: readonly string[]
  sizes: SizeRun
  fit: FitKey
  /** What it is made of besides its cloth. */
  besides?: readonly string[]
  /** When it is worn, where its shape tells more than its cloth. */
  season?: ClothFacts['season']
  /** Length in size M, in centimetres, men and women. */
  cm: readonly [men: number, women: number]
}
