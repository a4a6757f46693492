// The json of `product_document.body`: one product, whole, for every store and language at once.
// The imports feature writes it; localize-product.ts and card.ts turn it into what a reader of one store gets.

import type { AnswerRule } from '@vitrine/domain/catalog/answer-rules'
import type { LinkType, ProductFlag, ProductType } from '@vitrine/domain/catalog/records'
import type { Dialect } from '@vitrine/domain/store/dialect'
import type { StoreCode } from '@vitrine/domain/store/store-view'

/** Minor units of the store's currency. Window bounds are ISO 8601 in UTC; null means open. */
export type StorePrice = {
  price: number
  special?: number | null
  from?: string | null
  to?: string | null
  /** Lowest of the thirty days before the reduction, where known. */
  lowest?: number
}
export type PricesByStore = Partial<Record<StoreCode, StorePrice>>
export type TextByLanguage = Partial<Record<Dialect, string>>
export type MoneyByStore = Partial<Record<StoreCode, number>>

/** Attribute code → option ids (select, multiselect); texts, numbers and `1`/`0` of booleans are strings. */
export type AttributeValues = Record<string, readonly (number | string)[]>

export type ProductText = {
  name: string
  description: string
  shortDescription: string
  urlKey: string
  /** As in the table `url_path`, without leading slash and store code. */
  urlPath: string
}

export type MediaBody = {
  path: string
  kind: 'image' | 'video'
  label: string | null
  /** Option id of `color`, when the picture shows one colour only. */
  colorOptionId: number | null
  /** The colour shown in its place until it has come; documents of an older edition have none. */
  tone?: string | null
  video: { url: string; title: string; type: string; videoId?: string } | null
}

/** A variant of a configurable product, in the order it is offered. */
export type ChildBody = {
  id: number
  sku: string
  status: number
  names: TextByLanguage
  /** One option id for each axis of the parent. */
  options: Record<string, number>
  prices: PricesByStore
  image: string | null
}

export type LinkBody = {
  type: LinkType
  productId: number
  sku: string
  productType: ProductType
  position: number
  qty: number
}

export type BundleOptionBody = {
  id: number
  titles: TextByLanguage
  type: 'select' | 'radio' | 'checkbox' | 'multi'
  required: boolean
  position: number
  selections: readonly {
    id: number
    productId: number
    sku: string
    qty: number
    isDefault: boolean
    canChangeQuantity: boolean
  }[]
}

export type CustomOptionBody = {
  id: number
  titles: TextByLanguage
  type: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple'
  required: boolean
  /** Fixed: minor units; percent: hundredths of a percent, so that 12.5 % is 1250. */
  prices: MoneyByStore
  priceType: 'fixed' | 'percent'
  maxCharacters: number
  /** Rules of the answer beside requiredness and length. */
  validators?: readonly AnswerRule[]
  /** Set where the values are the files of a downloadable product, in the same order. */
  isDownloads?: boolean
  values: readonly {
    id: number
    titles: TextByLanguage
    prices: MoneyByStore
    priceType: 'fixed' | 'percent'
  }[]
}

export type ProductBody = {
  id: number
  sku: string
  type: ProductType
  status: number
  visibility: number
  taxClassId: number
  article: string | null
  flags: Partial<Record<ProductFlag, boolean>>
  promoted: number
  sold: number
  chosenAt: string | null
  createdAt: string
  texts: Partial<Record<Dialect, ProductText>>
  prices: PricesByStore
  attributes: AttributeValues
  /** Where the product stands itself, without ancestors. */
  categoryIds: readonly number[]
  media: readonly MediaBody[]
  /** configurable: attribute codes in order. */
  axes: readonly string[]
  children: readonly ChildBody[]
  /** Set on a variant's own document, whose `children` are empty. */
  parent: { id: number; sku: string } | null
  links: readonly LinkBody[]
  bundleOptions: readonly BundleOptionBody[]
  customOptions: readonly CustomOptionBody[]
  downloads: readonly { titles: TextByLanguage }[]
  /** Parts the catalogue was given and does not have, by sku: of a group, or of a bundle's options. */
  missingParts?: readonly string[]
}
