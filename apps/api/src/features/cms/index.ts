// Content pages, blocks, their hierarchy and news, cleaned on the way in and on the way out.
import type { Feature } from '#api/routing/feature.ts'
import { listShopSettings } from './cms-queries.ts'
import { getPartnerBlock, listCmsBlocks, type PartnerBlock } from './find-cms-block.ts'
import { findCmsPage, findCmsPageById, listCmsPages } from './find-cms-page.ts'
import { listCmsHierarchy } from './list-hierarchy.ts'
import { findNews } from './list-news.ts'
import { matchCmsPages } from './own-pages.ts'
import { cmsRoutes } from './routes.ts'
import { getBlockSettings, getShopSettings } from './settings/shop-settings.ts'

export { findLiveDesign } from './published/published-design.ts'
export { sanitizeContent } from './sanitize.ts'
export {
  findCmsPage,
  findCmsPageById,
  findNews,
  getBlockSettings,
  getPartnerBlock,
  getShopSettings,
  listCmsBlocks,
  listCmsHierarchy,
  listCmsPages,
  listShopSettings,
  matchCmsPages,
  type PartnerBlock,
}

export const cmsFeature: Feature = { name: 'cms', routes: cmsRoutes }
