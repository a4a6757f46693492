import * as calls from '@vitrine/contract/content'
import { findStore } from '@vitrine/domain/store/find-store'
import { openStoresOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { emptyResult } from './empty-result.ts'
import { getCmsBlock, getCmsBlockById } from './find-cms-block.ts'
import { getCmsPage, getCmsPageById } from './find-cms-page.ts'
import { getNews, listNews } from './list-news.ts'

export const cmsRoutes: readonly ServedRoute[] = [
  serve(calls.getCmsPage, (ctx, { params }) => getCmsPage(ctx, params.identifier)),
  serve(calls.getCmsBlock, (ctx, { params }) => getCmsBlock(ctx, params.identifier)),
  serve(calls.getCmsPageById, (ctx, { params }) => getCmsPageById(ctx, params.id)),
  serve(calls.getCmsBlockById, (ctx, { params }) => getCmsBlockById(ctx, params.id)),
  serve(calls.getCmsPageOfStore, async (ctx, { params }) =>
    getCmsPage(await asStore(ctx, params.storeId), params.identifier),
  ),
  serve(calls.getCmsBlockOfStore, async (ctx, { params }) =>
    getCmsBlock(await asStore(ctx, params.storeId), params.identifier),
  ),
  serve(calls.listNews, (ctx, { query }) => listNews(ctx, query)),
  serve(calls.getNews, (ctx, { params }) => getNews(ctx, params.identifier)),
]

/** The store view named in the path instead of the request's own. */
async function asStore(ctx: Context, storeId: number): Promise<Context> {
  const store = findStore(await openStoresOf(ctx), storeId)
  return store ? { ...ctx, store } : emptyResult()
}
