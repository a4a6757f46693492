import { createReadStream } from 'node:fs'
import { holdsTag } from '@vitrine/domain/held-tag'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { STORE_CODES, type StoreCode, type StoreView } from '@vitrine/domain/store/store-view'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '#api/errors.ts'
import type { ReadContext } from '#api/features/catalog/index.ts'
import { productFeed } from './feed/product-feed.ts'
import type { FileCache, Revision } from './files/file-cache.ts'
import { robotsTxt } from './robots.ts'
import type { Site } from './site.ts'
import { sitemapFile } from './sitemap/sitemap-file.ts'
import { countFiles, sitemapIndex } from './sitemap/sitemap-index.ts'

export type Press = {
  site: Site
  files: FileCache
  /** The stores that are open at this moment. */
  open: () => readonly StoreView[]
  reading: (store: StoreView) => ReadContext
  revision: () => Revision
}
type Exchange = { request: FastifyRequest; reply: FastifyReply }
type Chunked = { Params: { file: string } }

const config = { may: 'page:read' } as const
const MAX_AGE = 'public, max-age=300'

/** Public addresses search engines know by heart. */
export function servePress(app: FastifyInstance, press: Press): void {
  const { site, reading } = press
  app.get('/robots.txt', { config }, (_, reply) =>
    reply
      .header('cache-control', MAX_AGE)
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(site, press.open())),
  )
  app.get('/sitemap.xml', { config }, (request, reply) =>
    send(press, { request, reply }, 'sitemap.xml', () => sitemapIndex(press.open().map(reading), site)),
  )
  for (const code of STORE_CODES) serveStore(app, press, code)
}

function serveStore(app: FastifyInstance, press: Press, code: StoreCode): void {
  const { site } = press
  const { language } = STORE_IDENTITIES[code]
  const reading = () => {
    const open = press.open().find((one) => one.code === code)
    if (!open) throw new ShopError('NOT_FOUND')
    return press.reading(open)
  }
  app.get(`/${code}/sitemap.xml`, { config }, (request, reply) =>
    send(press, { request, reply }, `${code}-sitemap.xml`, () => sitemapIndex([reading()], site)),
  )
  app.get<Chunked>(`/${code}/sitemap-:file(^\\d{1,6}$).xml`, { config }, async (request, reply) => {
    const file = Number(request.params.file)
    const ctx = reading()
    if (file < 1 || file > (await countFiles(ctx))) throw new ShopError('NOT_FOUND')
    return send(press, { request, reply }, `${code}-sitemap-${file}.xml`, () => sitemapFile(ctx, file, site))
  })
  app.get(`/feeds/${code}-${language}.xml`, { config }, (request, reply) =>
    send(press, { request, reply }, `${code}-feed.xml`, () => productFeed(reading(), site)),
  )
}

async function send(
  { files, revision }: Press,
  { request, reply }: Exchange,
  ...[name, write]: [name: string, write: () => AsyncIterable<string>]
): Promise<FastifyReply> {
  const { path, etag } = await files.find({ name, revision: revision(), write })
  reply.headers({ etag, 'cache-control': MAX_AGE })
  if (holdsTag(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send()
  return reply.type('application/xml; charset=utf-8').send(createReadStream(path))
}
