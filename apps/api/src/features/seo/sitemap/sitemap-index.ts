import { assortment, type ReadContext } from '#api/features/catalog/index.ts'
import { escapeXml, XML_HEAD } from '#api/features/seo/files/xml.ts'
import type { Site } from '#api/features/seo/site.ts'

/** Far below the 50,000 addresses and 50 MB a file may hold, pictures counted. */
export const PRODUCTS_PER_FILE = 5_000

/** The first file holds pages and categories, the others the products. */
export async function countFiles(ctx: ReadContext): Promise<number> {
  return 1 + Math.ceil((await assortment.count(ctx)) / PRODUCTS_PER_FILE)
}

/** Every file of the given stores. */
export async function* sitemapIndex(contexts: readonly ReadContext[], site: Site): AsyncGenerator<string> {
  yield `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  for (const ctx of contexts) {
    const files = await countFiles(ctx)
    for (let file = 1; file <= files; file++) {
      const address = site.root(`${ctx.store.code}/sitemap-${file}.xml`)
      yield `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`
    }
  }
  yield '</sitemapindex>\n'
}
