import { STANDING_FLAGS } from '@vitrine/domain/content/standing-flags'
import { STANDING_PAGES } from '@vitrine/domain/content/standing-pages'
import { assortment, type ReadContext } from '#api/features/catalog/index.ts'
import { getShopSettings, listCmsPages } from '#api/features/cms/index.ts'
import { escapeXml, XML_HEAD } from '#api/features/seo/files/xml.ts'
import type { Site } from '#api/features/seo/site.ts'
import { PRODUCTS_PER_FILE } from './sitemap-index.ts'

type Entry = { address: string; changedAt?: Date; pictures?: readonly string[] }

const OPENING = `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
/** Search engines look at a few. */
const MAX_PICTURES = 10

/** One file of a store's sitemap, counted from 1. */
export async function* sitemapFile(ctx: ReadContext, file: number, site: Site): AsyncGenerator<string> {
  yield OPENING
  if (file === 1) yield (await pageEntries(ctx, site)).map(writeEntry).join('')
  else yield* productEntries(ctx, file, site)
  yield '</urlset>\n'
}

async function pageEntries(ctx: ReadContext, site: Site): Promise<Entry[]> {
  const { store, snapshot } = ctx
  const categories = snapshot.categories.list.flatMap(({ texts }) => {
    const text = texts[store.language] ?? texts.en
    return text ? [text.urlPath] : []
  })
  const pages = await pagePaths(ctx)
  return ['', ...categories, ...pages].map((path) => ({ address: site.page(store, path) }))
}

/** A standing page at its own address, which is the one it says is its own. */
async function pagePaths(ctx: ReadContext): Promise<string[]> {
  const settings = await getShopSettings(ctx)
  const standing = STANDING_PAGES.filter(({ identifier }) => settings[STANDING_FLAGS[identifier]] === true)
  return (await listCmsPages(ctx)).map(
    (page) =>
      standing.find(({ identifier }) => identifier === page.identifier)?.path.slice(1) ??
      `i/${page.identifier}`,
  )
}

async function* productEntries(ctx: ReadContext, file: number, site: Site): AsyncGenerator<string> {
  const stretch = { from: (file - 2) * PRODUCTS_PER_FILE, size: PRODUCTS_PER_FILE }
  for await (const page of assortment.addresses(ctx, stretch)) {
    const entries = page.map(({ path, images, changedAt }) => ({
      address: site.page(ctx.store, path),
      changedAt,
      pictures: images.slice(0, MAX_PICTURES).map((image) => site.picture(image)),
    }))
    yield entries.map(writeEntry).join('')
  }
}

function writeEntry({ address, changedAt, pictures = [] }: Entry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`,
  )
  return `<url><loc>${escapeXml(address)}</loc>${changed}${images.join('')}</url>\n`
}
