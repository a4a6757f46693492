// Content pages and blocks, cleaned on the way in and on the way out.
import type { Feature } from '#api/routing/feature.ts'
import { cmsRoutes } from './routes.ts'

export { listCmsBlocks } from './find-cms-block.ts'
export { findCmsPage, findCmsPageById, listCmsPages } from './find-cms-page.ts'
export { sanitizeContent } from './sanitize.ts'

export const cmsFeature: Feature = { name: 'cms', routes: cmsRoutes }
