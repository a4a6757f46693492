// Addresses beside `/api/url/map`: the same thing in other stores.
import { STORE_CODES, type StoreCode } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { IdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

/** Where it stands in each store, without the store's prefix; a store that does not show it is left out. */
export type StorePaths = Partial<Record<StoreCode, string>>

const StorePathsSchema: z.ZodType<StorePaths> = z.partialRecord(z.enum(STORE_CODES), z.string())

export const findAlternates = defineCall({
  id: 'url.alternates',
  method: 'GET',
  path: '/api/url/alternates',
  may: 'catalog:read',
  anonymous: true,
  storeScoped: false,
  summary: 'Paths of a product, category or page in every store view',
  query: z.object({ type: z.enum(['product', 'category', 'cms_page']), id: IdSchema }),
  reply: z.object({ paths: StorePathsSchema }),
})
