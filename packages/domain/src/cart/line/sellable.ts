import type { AnswerRule } from '../../catalog/answer-rules.ts'
import type { OptionPurpose, ProductType } from '../../catalog/records.ts'
import type { ManagedStock } from '../available-quantity.ts'
import type { Surcharge } from './option-price.ts'

/** A product as a cart sees it: localised, priced for one store, minor units with tax. Variants, not their parents. */
export type Sellable = {
  productId: number
  sku: string
  type: ProductType
  /** Enabled, findable (itself or its parent), for sale to everyone. */
  isOffered: boolean
  name: string
  /** Null: this store has no price for it. */
  priceMinor: number | null
  oldMinor: number | null
  taxClassId: number
  /** Left out: nobody knows. */
  weightGrams?: number
  /** Per cent of tax the store put on top of its shelf prices; 0 where the shelf holds the tax. */
  taxOnTopPercent?: number
  parentSku: string | null
  thumbnail: string | null
  urlPath: string
  stock: ManagedStock & { lowStockQty: number }
  variant: { attributeId: string; optionId: string; label: string; value: string }[]
  customOptions: SellableOption[]
  bundleOptions: SellableSet[]
}

/** A question beside the product, such as an engraving: own words, or values to choose from. */
export type SellableOption = Surcharge & {
  id: string
  title: string
  required: boolean
  isText: boolean
  isMultiple: boolean
  maxCharacters: number
  validators?: readonly AnswerRule[]
  purpose?: OptionPurpose | undefined
  values: (Surcharge & { id: string; title: string })[]
}

export type SellableSet = {
  id: string
  title: string
  required: boolean
  isMultiple: boolean
  selections: { id: string; qty: number; canChangeQty: boolean; part: Sellable }[]
}
