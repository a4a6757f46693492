// What one request takes of a core, in milliseconds: B16 of a whole run, where React alone took 10.5 ms for the list page of B2,
// three times as long as elsewhere, so they are on the dear side; and B17 for warm nodes of an OpenSearch of 100,000 products.
import type { Kind } from '../mixed/traffic.ts'

export type Cost = { shopMs: number; databaseMs: number; searchMs?: number }

export const COSTS: Record<Kind, Cost> = {
  kept: { shopMs: 0.5, databaseMs: 0.4 },
  made: { shopMs: 39.5, databaseMs: 4.6 },
  list: { shopMs: 9.1, databaseMs: 1.7, searchMs: 75 },
  text: { shopMs: 9.8, databaseMs: 1.7, searchMs: 32 },
  cart: { shopMs: 2.6, databaseMs: 1 },
  pull: { shopMs: 2.4, databaseMs: 2.1 },
  order: { shopMs: 5.8, databaseMs: 6.6 },
}
