import { getCmsBlock as getCmsBlockCall, getCmsPage as getCmsPageCall } from '@vitrine/contract/content'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { getCmsBlock } from './find-cms-block.ts'
import { getCmsPage } from './find-cms-page.ts'

export const cmsRoutes: readonly ServedRoute[] = [
  serve(getCmsPageCall, (ctx, { params }) => getCmsPage(ctx, params.identifier)),
  serve(getCmsBlockCall, (ctx, { params }) => getCmsBlock(ctx, params.identifier)),
]
