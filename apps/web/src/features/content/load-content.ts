import type { DeliveryPlaces } from '@vitrine/contract/cart/deliveries'
import { type CmsPage, getCmsPage } from '@vitrine/contract/content'
import { isPageOf } from '@vitrine/domain/content/standing-pages'
import { type BodyPart, loadBody } from '#web/lib/content/body/load-body.ts'
import { loadShopInfo } from '#web/lib/content/load-shop-info.ts'
import { findStaticPage } from '#web/lib/content/static-pages.ts'
import { loadDeliveries } from '#web/lib/delivery/load-deliveries.ts'
import { contentPath } from '#web/lib/links.ts'
import { notFound } from '#web/lib/not-found.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { NO_INFO } from '#web/lib/shop-info.ts'

type Shown = Pick<CmsPage, 'title' | 'content_heading' | 'meta_title' | 'meta_description'>
export type ContentData = Shown & {
  path: string
  identifier: string
  body: BodyPart[]
  /** On the page of delivery alone. */
  deliveries: DeliveryPlaces[]
}

export async function loadContent(shop: ShopRequest, identifier: string): Promise<ContentData> {
  const { pages } = await loadShopInfo(shop.client).catch(() => NO_INFO)
  const hasOwnPath = pages.some((page) => page === identifier)
  return loadAt(shop, identifier, hasOwnPath ? contentPath(identifier) : `/i/${identifier}`)
}

/** A standing page at its own address; 404 while its flag is off. */
export async function loadStaticPage(shop: ShopRequest, path: string): Promise<ContentData> {
  const page = findStaticPage(path)
  const { pages } = await loadShopInfo(shop.client).catch(() => NO_INFO)
  if (!page || !pages.includes(page.identifier) || !isPageOf(page.identifier, shop.store)) throw notFound()
  return loadAt(shop, page.identifier, path)
}

async function loadAt(shop: ShopRequest, identifier: string, path: string): Promise<ContentData> {
  const page = await shop.client.call(getCmsPage, { params: { identifier } })
  const { parts, tags } = await loadBody(shop, page.content)
  const deliveries = identifier === 'shipping-info' ? await loadDeliveries(shop) : []
  shop.page.keep('content', [`cms-${identifier}`, 'cms-cms_settings', ...tags])
  const { title, content_heading, meta_title, meta_description } = page
  return { path, identifier, title, content_heading, meta_title, meta_description, body: parts, deliveries }
}
