import { type CmsPage, getCmsPage } from '@vitrine/contract/content'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { storeLinks } from './store-links.ts'

export type ContentData = Pick<
  CmsPage,
  'title' | 'content_heading' | 'content' | 'meta_title' | 'meta_description' | 'identifier'
>

export async function loadContent(shop: ShopRequest, identifier: string): Promise<ContentData> {
  const page = await shop.client.call(getCmsPage, { params: { identifier } })
  shop.page.keep('content', [`cms-${identifier}`])
  const { title, content_heading, meta_title, meta_description } = page
  const content = storeLinks(page.content, shop.store.code)
  return { identifier, title, content_heading, content, meta_title, meta_description }
}
