// The grammar of every language table: one entry per garment form, per cloth and per fit.
// Sentences stand alone, so a description can put them in any order. Slots: {cloth} {print} {gsm} {cm} {tall}.
import type { ClothKey, FitKey, FormKey, PrintKey } from '../goods/good.ts'

export type FormWords = {
  /** Product name with {cloth} and {print}; an empty slot disappears. */
  name: string
  /** What it is called when it is cut for men, where that differs. */
  men?: string
  /** Short description where the cloth, {facts}, is only a part of the thing. */
  facts?: string
  intro: readonly string[]
  /** More of them, where a line is true for women only. */
  introForWomen?: readonly string[]
  make: readonly string[]
}

export type ClothWords = {
  /** Cloth inside a product name, already in the case the name needs. */
  name: string
  /** Composition line, used as the short description. */
  facts: string
  lines: readonly string[]
}

type PrintWords = {
  /** Print inside a product name, in the form the name needs. */
  name: string
  lines: readonly string[]
}

export type CareKey =
  | 'knit'
  | 'wash'
  | 'iron'
  | 'press'
  | 'leather'
  | 'suede'
  | 'canvas'
  | 'down'
  | 'rinse'
  | 'lens'
  | 'polish'

export type GarmentWords = {
  forms: Record<FormKey, FormWords>
  cloths: Record<ClothKey, ClothWords>
  prints: Record<PrintKey, PrintWords>
  fits: Record<FitKey, readonly string[]>
  care: Record<CareKey, readonly string[]>
  /** What is said of one product only, by its sku. */
  remarks: Readonly<Record<string, string>>
}
