// What stands at an address: a product, a category, a page, a redirect, or nothing. Paths match exactly.
import type { mapUrl as mapUrlCall, UrlMatch } from '@vitrine/contract/catalog'
import type { z } from 'zod'
import { findProduct } from '#api/features/catalog/read/get-product.ts'
import { readIdsBySku } from '#api/features/catalog/read/read-bodies.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { type SourceFilter, sourceFilter } from '#api/features/catalog/search/source-filter.ts'
import { findCategory } from '#api/features/catalog/tree/list-categories.ts'
import { findCmsPage, findCmsPageById } from '#api/features/cms/index.ts'
import { normalisePath } from './normalise-path.ts'
import { findUrlPath, type UrlPath } from './url-queries.ts'

export type MapUrlInput = z.output<(typeof mapUrlCall)['body']>
type Match = UrlMatch | null

export async function mapUrl(ctx: ReadContext, input: MapUrlInput): Promise<Match> {
  const keep = sourceFilter({ include: input.includeFields, exclude: input.excludeFields })
  const path = normalisePath(input.url)
  if (path === undefined) return null
  const row = await findUrlPath(ctx.db, path, ctx.store.language)
  if (row === undefined) return matchWithoutRow(ctx, path, keep)
  if (row.entity_type === 'redirect')
    return { _type: 'redirect', _source: { target: `/${row.target}`, code: 301 } }
  return matchRow(ctx, row, { keep, sku: input.filters?.sku })
}

type Wish = { keep: SourceFilter; sku: string | undefined }

async function matchRow(ctx: ReadContext, row: UrlPath, { keep, sku }: Wish): Promise<Match> {
  const id = row.entity_id ?? 0
  if (row.entity_type === 'category') {
    const category = findCategory(ctx, id)
    return category ? { ...headOf(ctx, id), _type: 'category', _source: keep(category) } : null
  }
  if (row.entity_type === 'cms_page') return matchPage(ctx, await findCmsPageById(ctx, id), keep)
  return matchProduct(ctx, id, { keep, sku })
}

/** A variant the caller names beats the one the path stands for. */
async function matchProduct(ctx: ReadContext, id: number, { keep, sku }: Wish): Promise<Match> {
  const found = await findProduct(ctx, id)
  if (found === undefined) return null
  const named = found.product.configurable_children.find((child) => child.sku === sku)
  return {
    ...headOf(ctx, found.product.id),
    _type: 'product',
    _source: keep(found.product),
    childSku: named?.sku ?? found.childSku,
  }
}

/** Addresses that need no row of their own: `p/{sku}/…[/{childSku}]` and `i/{identifier}` or the bare identifier. */
async function matchWithoutRow(ctx: ReadContext, path: string, keep: SourceFilter): Promise<Match> {
  const segments = path.split('/')
  const [first = '', second] = segments
  if (first === 'p' && second !== undefined && segments.length <= 4) {
    const id = (await readIdsBySku(ctx.db, [second])).get(second)
    return id === undefined ? null : matchProduct(ctx, id, { keep, sku: segments[3] })
  }
  const identifier =
    first === 'i' && segments.length === 2 ? second : segments.length === 1 ? first : undefined
  return identifier === undefined ? null : matchPage(ctx, await findCmsPage(ctx, identifier), keep)
}

type Page = { id: number; identifier: string; title: string } | undefined

function matchPage(ctx: ReadContext, page: Page, keep: SourceFilter): Match {
  if (page === undefined) return null
  const { id, identifier, title } = page
  return { ...headOf(ctx, id), _type: 'cms_page', _source: keep({ id, identifier, title }) }
}

function headOf({ store }: ReadContext, id: number): { _index: string; _id: string; _score: number } {
  return { _index: `shop_${store.code}`, _id: String(id), _score: 0 }
}
