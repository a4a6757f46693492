// What one request takes of a core, in milliseconds: B16 of a run, and B17 for an OpenSearch of 100,000 products. A busy
// machine was measured, so they are on the dear side.
import type { Kind } from '../mixed/traffic.ts'

export type Cost = { shopMs: number; databaseMs: number; searchMs?: number }

export const COSTS: Record<Kind, Cost> = {
  kept: { shopMs: 0.6, databaseMs: 0.2 },
  made: { shopMs: 57, databaseMs: 9.4 },
  list: { shopMs: 9.9, databaseMs: 2.7, searchMs: 162 },
  text: { shopMs: 9, databaseMs: 2.7, searchMs: 172 },
  cart: { shopMs: 2.4, databaseMs: 1.5 },
  pull: { shopMs: 2.7, databaseMs: 3 },
  order: { shopMs: 6.8, databaseMs: 7.1 },
}
