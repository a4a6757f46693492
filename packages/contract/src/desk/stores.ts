// What an owner may change of the stores themselves, edited as one table. Code, language, currency and country are what a
// store is: another of them is another store.
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { VersionSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const storeTerms = {
  code: z.enum(STORE_CODES),
  /** Whether it is offered, found and shown; the first store always is. */
  open: z.boolean(),
  /** What a dollar of a table is worth here, where it tells no price of this store. */
  rate: z.number().min(0.0001).max(100_000).multipleOf(0.0001),
  /** Such prices are multiples of it. */
  step: z.number().min(0.01).max(10_000).multipleOf(0.01),
  /** Where one range of the filter by price ends and the next begins, rising. */
  price_ranges: z.array(z.number().min(0.01).max(10_000_000)).min(1).max(20),
}

const StoreTableSchema = z
  .object({
    /** Of what stands here; who saves tells which they saw. */
    version: z.string(),
    stores: z.array(z.object({ ...storeTerms, name: z.string(), currency: z.string() })),
  })
  .meta({ id: 'StoreTable' })
export type StoreTable = z.output<typeof StoreTableSchema>

const ofStores = { may: 'commerce:change', storeScoped: false, reply: StoreTableSchema } as const

export const getStoreTable = defineCall({
  ...ofStores,
  id: 'staff.storeTable',
  method: 'GET',
  path: '/api/admin/stores',
  summary: 'All stores: which are open, what a dollar is worth there, and the ranges of the filter by price',
})

export const saveStoreTable = defineCall({
  ...ofStores,
  id: 'staff.saveStoreTable',
  method: 'POST',
  path: '/api/admin/stores',
  summary:
    'Open and close stores, set rates and ranges of prices, all or nothing; 409 with how they stand where somebody changed them meanwhile. Prices that stand in the catalogue stay',
  body: z.strictObject({
    version: VersionSchema,
    stores: z.array(z.strictObject(storeTerms)).min(1).max(STORE_CODES.length),
  }),
})
