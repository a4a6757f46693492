// Where the same thing stands in every store view, for the links search engines ask for.

import type { findAlternates as findAlternatesCall, StorePaths } from '@vitrine/contract/catalog/addresses'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { textIn } from '@vitrine/domain/store/text-in'
import type { z } from 'zod'
import { openStoresOf } from '#api/commerce/commerce.ts'
import { listRules } from '#api/features/catalog/read/public-rules.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { readBodies } from '#api/features/catalog/snapshot/load/read-bodies.ts'
import { orAway } from '#api/features/catalog/snapshot/shared/or-away.ts'
import { findCmsPageById } from '#api/features/cms/index.ts'

export type AlternatesOf = z.output<(typeof findAlternatesCall)['query']>
type PathIn = (store: StoreView) => string | undefined | Promise<string | undefined>

export async function findAlternates(ctx: ReadContext, of: AlternatesOf): Promise<{ paths: StorePaths }> {
  const pathIn = await pathsOf(ctx, of)
  const paths: StorePaths = {}
  for (const store of await openStoresOf(ctx)) {
    const path = await pathIn(store)
    if (path) paths[store.code] = `/${path}`
  }
  return { paths }
}

async function pathsOf(ctx: ReadContext, { type, id }: AlternatesOf): Promise<PathIn> {
  if (type === 'product') return pathsOfProduct(ctx, id)
  if (type === 'category') {
    const texts = ctx.snapshot.categories.find(id)?.texts ?? {}
    return (store) => textIn(texts, dialectOf(store))?.urlPath
  }
  return async (store) => {
    const page = await findCmsPageById({ ...ctx, store }, id)
    return page && `i/${page.identifier}`
  }
}

async function pathsOfProduct(ctx: ReadContext, id: number): Promise<PathIn> {
  const body = (await readBodies(ctx, [id])).get(id)
  if (body === undefined) return () => undefined
  return async (store) =>
    (await isListedIn(ctx, store, id)) ? textIn(body.texts, dialectOf(store))?.urlPath : undefined
}

/** Not every store sells everything. */
async function isListedIn({ snapshot }: ReadContext, store: StoreView, id: number): Promise<boolean> {
  const base = [...listRules({ snapshot, store }), { field: 'id', in: [id] }]
  const one = { base, selected: [], facets: [], sort: [], from: 0, size: 1 }
  const asked = { store: store.code, language: store.language, ...one }
  const found = snapshot.engine.answer(asked).then(({ total }) => total > 0)
  return (await orAway(found)) ?? true
}
