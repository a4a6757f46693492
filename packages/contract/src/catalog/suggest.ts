// What the search panel offers while somebody types.
import type { ProductCard } from '@vitrine/domain/catalog/product'
import { z } from 'zod'
import { PromoSchema, StoreCodeSchema, wholeNumber } from '../atoms.ts'
import { defineCall, SEARCH_PATIENCE_MS } from '../call.ts'
import { type PageMatch, PageMatchesSchema, TextCountsSchema } from './replies/catalog-page.ts'
import { ProductCardSchema } from './replies/product-card.ts'

export type CatalogSuggestions = {
  /** Texts to ask instead, those of most products first. */
  texts: { text: string; count: number }[]
  /** Categories most of what the text finds stands in. */
  categories: { id: number; name: string; url_path: string; count: number }[]
  products: ProductCard[]
  /** How many products the text finds in all. */
  total: number
  /** The text as it was read in another keyboard layout or script; all of the above answers it. */
  corrected?: string
  /** Pages of help the text asks for. */
  pages?: PageMatch[]
}

const SuggestionsSchema: z.ZodType<CatalogSuggestions> = z.object({
  texts: TextCountsSchema,
  categories: z.array(z.object({ id: z.int(), name: z.string(), url_path: z.string(), count: z.int() })),
  products: z.array(ProductCardSchema),
  total: z.int(),
  corrected: z.string().optional(),
  pages: PageMatchesSchema.optional(),
})

export const suggestCatalog = defineCall({
  id: 'catalog.suggest',
  method: 'GET',
  path: '/api/catalog/suggest',
  may: 'catalog:read',
  guestsAlike: true,
  storeScoped: true,
  patienceMs: SEARCH_PATIENCE_MS,
  summary: 'Texts, categories and products for what was typed so far; nothing for less than two letters',
  query: z.object({
    text: z.string().max(200),
    size: wholeNumber(1, 12).default(8),
    products: wholeNumber(0, 12).default(4),
    promo: PromoSchema,
    storeCode: StoreCodeSchema,
  }),
  reply: SuggestionsSchema,
})
