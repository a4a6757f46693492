import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { createPromotions } from '../index.ts'

/** The feature in a shop of one file of tests. */
export const promotionsOf = (db: Database): Feature =>
  createPromotions({ db, shopSecret: Buffer.alloc(32, 7) })
