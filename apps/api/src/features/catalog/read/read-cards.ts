import type { ProductCard } from '@vitrine/domain/catalog/product'
import { type CardSource, cardSource, toCard } from '#api/features/catalog/document/card.ts'
import { stockIdsOf } from '#api/features/catalog/document/composition.ts'
import { partOptionsOf } from '#api/features/catalog/document/part-option.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { percentOnTop } from '#api/features/catalog/document/tax-of-store.ts'
import { labelsIn } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import { readBodies, readPrices } from './read-bodies.ts'
import type { ReadContext } from './read-context.ts'
import { readStock } from './read-stock.ts'

/** Tiles in the order asked, with the stock of this moment; what is unknown or not sold here is left out. */
export async function readCards(ctx: ReadContext, ids: readonly number[]): Promise<ProductCard[]> {
  const sources = await readSources(ctx, ids)
  const stock = await readStock(
    ctx.db,
    [...sources.values()].flatMap(({ composition }) => stockIdsOf(composition)),
  )
  const live = { stock, now: ctx.now(), percentOnTop: percentOnTop(ctx.snapshot) }
  return ids.flatMap((id) => {
    const source = sources.get(id)
    return (source && toCard(source, ctx.store, live)) ?? []
  })
}

async function readSources(ctx: ReadContext, ids: readonly number[]): Promise<Map<number, CardSource>> {
  const key = (id: number) => ({ generation: ctx.snapshot.generation, store: ctx.store.code, id })
  const sources = new Map<number, CardSource>()
  const missing: number[] = []
  for (const id of new Set(ids)) {
    const known = ctx.cards.get(key(id))
    if (known) sources.set(id, known)
    else missing.push(id)
  }
  const bodies = await readBodies(ctx.db, missing, ctx.snapshot.generation)
  const parts = await readPrices(ctx.db, [...bodies.values()].flatMap(partIdsOf), ctx.snapshot.generation)
  const labels = labelsIn(ctx.snapshot, ctx.store.language)
  for (const [id, body] of bodies) {
    const own = new Map(partIdsOf(body).map((part) => [part, parts.get(part) ?? { prices: {} }]))
    const source = cardSource(body, { store: ctx.store, labels, parts: own })
    ctx.cards.set(key(id), source)
    sources.set(id, source)
  }
  return sources
}

export function partIdsOf(body: ProductBody): number[] {
  return partOptionsOf(body).flatMap(({ selections }) => selections.map(({ id }) => id))
}
