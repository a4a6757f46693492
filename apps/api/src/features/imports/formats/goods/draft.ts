// A product of a foreign table before the shop's own words are found for it.
import type { LinkType, ProductRecord, ProductType, SourcePlace } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import type { Kept } from './kept/kept.ts'

export type Draft = {
  place: SourcePlace
  sku: string
  type: ProductType
  name: string
  description?: string
  shortDescription?: string
  urlKey?: string
  /** Minor units of the file's currency. */
  price?: number | undefined
  special?: number | undefined
  specialFrom?: string | undefined
  specialTo?: string | undefined
  /** Unknown where the stock is not counted. */
  qty?: number | undefined
  isOn: boolean
  visibility: 1 | 2 | 3 | 4
  /** Names from the top down. */
  categories: readonly (readonly string[])[]
  attributes: readonly { name: string; values: readonly string[] }[]
  pictures: readonly { path: string; label?: string }[]
  grams?: number | undefined
  createdAt?: string | undefined
  texts?: Partial<Record<Language, { name?: string; description?: string; shortDescription?: string }>>
  /** Names of what is chosen, and the skus to choose from. */
  axes?: readonly string[]
  childSkus?: readonly string[]
  links?: readonly { type: LinkType; sku: string; qty?: number }[]
  bundleOptions?: ProductRecord['bundleOptions']
  customOptions?: readonly CustomDraft[]
  /** As it was when this shop wrote the table; what the row says otherwise was edited. */
  kept?: Kept | undefined
  /** Such a row says no more of a variant than its price, stock, picture and choice. */
  isVariantRow?: boolean
  tellsUrlKey?: boolean
  tellsVisibility?: boolean
  downloads?: readonly { title: string; file: string; price?: number | undefined }[]
}

export type CustomDraft = {
  title: string
  type: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple'
  required: boolean
  price?: number | undefined
  maxCharacters?: number | undefined
  values: readonly { title: string; price: number }[]
}
