import type { Context } from '#api/context.ts'
import type { CatalogSnapshot } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import type { Catalog } from '#api/features/catalog/snapshot/create-catalog.ts'
import type { KeptTiles } from '../snapshot/answer-cache.ts'
import type { CardCache } from '../snapshot/card-cache.ts'
import type { BodyCache } from '../snapshot/load/body-cache.ts'

/** A request that reads the catalogue; it holds one snapshot to its end. */
export type ReadContext = Context & {
  snapshot: CatalogSnapshot
  cards: CardCache
  bodies: BodyCache
  /** Where an answer that is given to others as well may take its tiles from, stock included. */
  tiles?: KeptTiles
}

export function readingOf(catalog: Catalog, ctx: Context): ReadContext {
  return { ...ctx, snapshot: catalog.snapshot(), cards: catalog.cards, bodies: catalog.bodies }
}
