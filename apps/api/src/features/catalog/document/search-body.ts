// The json of `product_document.search`: what the query engine needs of one product. Null in the table for products
// no list may ever show (variants, visibility 1). Stock is live and joined when the document enters the engine.
import { isEnabled, NOT_INDIVIDUALLY } from '@vitrine/domain/catalog/standing'
import { plainText } from '@vitrine/domain/content/plain-text'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { type PartOption, partOptionsOf } from './part-option.ts'
import type { PricesByStore, ProductBody, TextByLanguage } from './product-body.ts'
import { type RequiredExtra, requiredExtrasOf } from './required-extra.ts'

export type SearchVariant = {
  id: number
  sku: string
  status: number
  options: Record<string, number>
  prices: PricesByStore
}

export type SearchBody = {
  id: number
  sku: string
  type: ProductBody['type']
  status: number
  visibility: number
  article: string | null
  names: TextByLanguage
  /** Plain text, without markup. */
  descriptions: TextByLanguage
  /** What can be asked for with it ("Monogram"); documents of an older edition have none. */
  questions?: TextByLanguage
  /** Option ids by attribute code, 0 or 1 for a boolean; for a configurable also what its enabled variants offer. */
  attributes: Record<string, number[]>
  /** Without ancestors; the snapshot adds them from its own tree. */
  categoryIds: readonly number[]
  flags: ProductBody['flags']
  promoted: number
  sold: number
  /** Milliseconds since 1970; 0 when never chosen. */
  chosenAt: number
  createdAt: number
  prices: PricesByStore
  variants: SearchVariant[]
  /** What a grouped or bundled product is made of. */
  options: PartOption[]
  extras?: RequiredExtra[]
  taxClassId: number
}

/** Null when no list may ever show the product. */
export function searchBodyOf(body: ProductBody): SearchBody | null {
  if (body.visibility === NOT_INDIVIDUALLY || body.parent !== null) return null
  return {
    id: body.id,
    sku: body.sku,
    type: body.type,
    status: body.status,
    visibility: body.visibility,
    article: body.article,
    names: textsOf(body, (text) => text.name),
    descriptions: textsOf(body, (text) => plainText(text.description)),
    questions: questionsOf(body),
    attributes: optionIdsOf(body),
    categoryIds: body.categoryIds,
    flags: body.flags,
    promoted: body.promoted,
    sold: body.sold,
    chosenAt: body.chosenAt === null ? 0 : Date.parse(body.chosenAt),
    createdAt: Date.parse(body.createdAt),
    prices: body.prices,
    variants: body.children.map(({ id, sku, status, options, prices }) => ({
      id,
      sku,
      status,
      options,
      prices,
    })),
    options: partOptionsOf(body),
    extras: requiredExtrasOf(body),
    taxClassId: body.taxClassId,
  }
}

function textsOf(
  { texts }: ProductBody,
  pick: (text: NonNullable<ProductBody['texts']['en']>) => string,
): TextByLanguage {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language]
      return text ? [[language, pick(text)]] : []
    }),
  )
}

function questionsOf({ customOptions }: ProductBody): TextByLanguage {
  const languages = LANGUAGES.filter((language) => customOptions.some(({ titles }) => titles[language]))
  return Object.fromEntries(
    languages.map((language) => [
      language,
      customOptions.map(({ titles }) => titles[language] ?? titles.en ?? '').join(' '),
    ]),
  )
}

function optionIdsOf(body: ProductBody): Record<string, number[]> {
  const found = new Map<string, Set<number>>()
  const add = (code: string, value: number | string) => {
    // Texts are not for filters; the two values of a boolean are.
    if (typeof value !== 'number' && value !== '0' && value !== '1') return
    const ids = found.get(code) ?? new Set<number>()
    found.set(code, ids.add(Number(value)))
  }
  for (const [code, values] of Object.entries(body.attributes)) for (const value of values) add(code, value)
  for (const child of body.children)
    if (isEnabled(child)) for (const [code, value] of Object.entries(child.options)) add(code, value)
  return Object.fromEntries([...found].map(([code, ids]) => [code, [...ids]]))
}
