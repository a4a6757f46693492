import type { ProductCard } from '@vitrine/domain/catalog/product'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { type CardSource, cardSource, toCard } from '#api/features/catalog/document/card.ts'
import { stockIdsOf } from '#api/features/catalog/document/composition.ts'
import { partOptionsOf } from '#api/features/catalog/document/part-option.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { percentOnTop } from '#api/features/catalog/document/tax-of-store.ts'
import type { Tile } from '#api/features/catalog/snapshot/answer-cache.ts'
import { labelsIn } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import { readBodies, readPrices } from '../snapshot/load/read-bodies.ts'
import { readStock } from '../snapshot/load/read-stock.ts'
import type { ReadContext } from './read-context.ts'

/**
 * Tiles in the order asked, with the stock of this moment, or of a moment ago where the answer is for others, too; what is
 * unknown or not sold here is left out.
 */
export async function readCards(ctx: ReadContext, ids: readonly number[]): Promise<ProductCard[]> {
  const sources = await readSources(ctx, ids)
  const tiles = await readTiles(ctx, [...sources.values()])
  return ids.flatMap((id) => {
    const source = sources.get(id)
    return (source && tiles.get(source)?.card) ?? []
  })
}

/** Those found are held while the others are made: meanwhile they may become too old, or be made anew by another list. */
async function readTiles(ctx: ReadContext, sources: readonly CardSource[]): Promise<Map<CardSource, Tile>> {
  const now = ctx.now()
  const tiles = new Map<CardSource, Tile>()
  for (const source of sources) {
    const kept = ctx.tiles?.find(source, now)
    if (kept) tiles.set(source, kept)
  }
  const unmade = sources.filter((source) => !tiles.has(source))
  const ids = unmade.flatMap(({ composition }) => stockIdsOf(composition))
  const live = { stock: await readStock(ctx.db, ids), now, percentOnTop: percentOnTop(ctx.snapshot) }
  for (const source of unmade) {
    const tile = { card: toCard(source, ctx.store, live), madeMs: now.getTime() }
    tiles.set(source, tile)
    ctx.tiles?.keep(source, tile)
  }
  return tiles
}

async function readSources(ctx: ReadContext, ids: readonly number[]): Promise<Map<number, CardSource>> {
  const { generation, laidOut, editions } = ctx.snapshot
  // Read before the documents: a change that comes in meanwhile makes the next one read anew.
  const keys = new Map(
    ids.map((id) => [id, { id, laidOut, store: ctx.store.code, edition: editions.get(id) ?? 0 }]),
  )
  const sources = new Map<number, CardSource>()
  const missing: number[] = []
  for (const [id, key] of keys) {
    const known = ctx.cards.get(key)
    if (known) sources.set(id, known)
    else missing.push(id)
  }
  const bodies = await readBodies(ctx, missing)
  const parts = await readPrices(ctx.db, [...bodies.values()].flatMap(partIdsOf), generation)
  const labels = labelsIn(ctx.snapshot, dialectOf(ctx.store))
  for (const [id, body] of bodies) {
    const own = new Map(partIdsOf(body).map((part) => [part, parts.get(part) ?? { prices: {} }]))
    const source = cardSource(body, { store: ctx.store, labels, parts: own })
    const key = keys.get(id)
    if (key) ctx.cards.set(key, source)
    sources.set(id, source)
  }
  return sources
}

export function partIdsOf(body: ProductBody): number[] {
  return partOptionsOf(body).flatMap(({ selections }) => selections.map(({ id }) => id))
}
