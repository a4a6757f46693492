// The assortment of a store as shopping search engines and social networks take it in: RSS with Google's fields.
import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'
import { assortment, type ReadContext } from '#api/features/catalog/index.ts'
import { escapeXml, XML_HEAD } from '#api/features/seo/files/xml.ts'
import type { Site } from '#api/features/seo/site.ts'
import { feedItems } from './feed-items.ts'

export async function* productFeed(ctx: ReadContext, site: Site): AsyncGenerator<string> {
  const title = escapeXml(`${ctx.store.shopName} ${ctx.store.name}`)
  yield `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n`
  yield `<title>${title}</title><link>${escapeXml(site.page(ctx.store))}</link>`
  yield `<description>${title}</description><language>${ctx.store.locale}</language>\n`
  for await (const products of assortment.products(ctx)) {
    const items = products.flatMap((product) => feedItems(product, { ctx, site }))
    yield items.map(writeItem).join('')
  }
  yield '</channel></rss>\n'
}

/** What binds words on a page is no part of them: who searches for a V-neck finds none with a sign inside. */
function writeItem(fields: [name: string, value: string][]): string {
  const written = fields.map(([name, value]) => `<g:${name}>${escapeXml(stripInvisible(value))}</g:${name}>`)
  return `<item>${written.join('')}</item>\n`
}
