// What stands at an address: a product, a category, a page, a redirect, or nothing. Paths match exactly.
import type { mapUrl as mapUrlCall, UrlMatch } from '@vitrine/contract/catalog'
import type { UrlOptions } from '@vitrine/contract/catalog/replies/url-match'
import type { CmsPage } from '@vitrine/contract/content'
import type { z } from 'zod'
import { findProduct } from '#api/features/catalog/read/get-product.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import {
  type SourceFilter,
  type SourceLists,
  sourceFilter,
} from '#api/features/catalog/read/source-filter.ts'
import { readIdsBySku } from '#api/features/catalog/snapshot/load/read-bodies.ts'
import { findCategory } from '#api/features/catalog/tree/list-categories.ts'
import { findCmsPage, findCmsPageById } from '#api/features/cms/index.ts'
import { applyOptions } from './apply-options.ts'
import { normalisePath } from './normalise-path.ts'
import { redirectTo, redirectToVariant } from './redirect-to.ts'
import { findUrlPath, findVariantByKey, type UrlPath } from './url-queries.ts'

export type MapUrlInput = z.output<(typeof mapUrlCall)['body']>
type Match = UrlMatch | null
type Wish = { sku: string | undefined; fields: SourceLists; options: UrlOptions }

export async function mapUrl(ctx: ReadContext, input: MapUrlInput): Promise<Match> {
  const fields = { include: input.includeFields, exclude: input.excludeFields }
  const keep = sourceFilter(fields)
  const path = normalisePath(input.url)
  if (path === undefined) return null
  const wish = { sku: input.filters?.sku, fields, options: input.options ?? {} }
  const row = await findUrlPath(ctx.db, path, ctx.store.language)
  const match = row ? await matchKnown(ctx, row, { ...wish, path }) : await matchOther(ctx, path, wish)
  if (!match) ctx.log.info({ path, store: ctx.store.code }, 'No mapping found')
  return match && shorten(match, keep)
}

/** An old address, and one of another language, lead to the one of today in this store. */
async function matchKnown(ctx: ReadContext, row: UrlPath, wish: Wish & { path: string }): Promise<Match> {
  if (row.entity_type !== 'redirect') {
    const match = await matchRow(ctx, row, wish)
    const own = match && pathOf(match)
    const isOwn = !own || own === wish.path || row.language === ctx.store.language
    return isOwn ? match : redirectTo(own)
  }
  const target = await findUrlPath(ctx.db, row.target ?? '', row.language)
  const match = target && target.entity_type !== 'redirect' ? await matchRow(ctx, target, wish) : null
  return match && redirectTo(pathOf(match) || (row.target ?? ''))
}

async function matchRow(ctx: ReadContext, row: UrlPath, wish: Wish): Promise<Match> {
  const id = row.entity_id ?? 0
  if (row.entity_type === 'category') {
    const category = await findCategory(ctx, id)
    return category ? { ...headOf(ctx, id), _type: 'category', _source: category } : null
  }
  if (row.entity_type === 'cms_page') return matchPage(ctx, await findCmsPageById(ctx, id))
  return matchProduct(ctx, id, wish)
}

/** A variant the caller names beats the one the path stands for. */
async function matchProduct(ctx: ReadContext, id: number, { sku, fields, options }: Wish): Promise<Match> {
  const found = await findProduct(ctx, id, fields)
  if (found === undefined) return null
  const { product } = found
  const named = product.configurable_children.find((child) => child.sku === sku)
  const childSku = named?.sku ?? found.childSku
  if (product.id !== id) return redirectToVariant(product, childSku)
  const _source = applyOptions(product, childSku, options)
  return { ...headOf(ctx, id), _type: 'product', _source, childSku }
}

/** Addresses that need no row of their own: `p/{sku}/…[/{childSku}]`, `i/{identifier}`, the bare identifier, a variant's key. */
async function matchOther(ctx: ReadContext, path: string, wish: Wish): Promise<Match> {
  const [first = '', second, ...rest] = path.split('/')
  if (second === undefined) return (await matchIdentifier(ctx, first)) ?? matchVariant(ctx, first, wish)
  if (first === 'i' && rest.length === 0) return matchIdentifier(ctx, second)
  if (first !== 'p' || rest.length > 2) return null
  const id = (await readIdsBySku(ctx.db, [second])).get(second)
  return id === undefined ? null : matchProduct(ctx, id, { ...wish, sku: rest[1] ?? wish.sku })
}

async function matchIdentifier(ctx: ReadContext, identifier: string): Promise<Match> {
  return matchPage(ctx, await findCmsPage(ctx, identifier))
}

async function matchVariant(ctx: ReadContext, key: string, wish: Wish): Promise<Match> {
  const id = await findVariantByKey(ctx.db, key)
  return id === undefined ? null : matchProduct(ctx, id, wish)
}

function matchPage(ctx: ReadContext, page: CmsPage | undefined): Match {
  return page ? { ...headOf(ctx, page.id), _type: 'cms_page', _source: page } : null
}

function headOf({ store }: ReadContext, id: number): { _index: string; _id: string; _score: number } {
  return { _index: `shop_${store.code}`, _id: String(id), _score: 0 }
}

function pathOf(match: UrlMatch): string | undefined {
  if (match._type === 'redirect') return undefined
  return match._type === 'cms_page' ? `i/${match._source.identifier}` : match._source.url_path
}

function shorten(match: UrlMatch, keep: SourceFilter): UrlMatch {
  return match._type === 'redirect' ? match : ({ ...match, _source: keep(match._source) } as UrlMatch)
}
