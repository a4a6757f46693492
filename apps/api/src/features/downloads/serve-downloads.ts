// `/api/download/<product>-<place>/<token>/<name>`: who holds the link gets the file while its order stands. The name is for who reads it.
import { areDownloadsOpen } from '@vitrine/domain/order/money/are-downloads-open'
import { storeOrDefault } from '@vitrine/domain/store/find-store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LinkKey } from '#api/access/link-key.ts'
import { loadStores } from '#api/commerce/load-stores.ts'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { byteRange } from '#api/plugins/reply/byte-range.ts'
import { readLink } from './download-link.ts'
import { type FileSources, findFile, type OpenFile } from './find-file.ts'
import { type BoughtFile, listBoughtFiles } from './list-downloads.ts'

type Deps = { db: Database; links: LinkKey; sources: FileSources }
type Asked = { which: string; token: string }

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}
/** Somebody's own: kept by nobody on the way, and never shown inside the shop. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; sandbox",
}

export function serveDownloads(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/download/:which/:token/:name',
    config: { may: 'page:read' },
    handler: async (request, reply) => {
      const bought = await findBought(deps, request.params as Asked)
      if (!areDownloadsOpen(bought)) return reply.redirect(await orderPage(deps.db, bought), 303)
      const opened = await openFile(deps, bought)
      if ('url' in opened) return reply.headers(HEADERS).redirect(opened.url, 302)
      return send(request, reply, opened)
    },
  })
}

async function findBought({ db, links }: Deps, asked: Asked): Promise<BoughtFile> {
  const linked = readLink(links, asked)
  const [bought] = linked ? await listBoughtFiles(db, linked) : []
  if (!bought) throw notThere()
  return bought
}

type Opened = OpenFile & { filename: string }

async function openFile({ sources }: Deps, { file }: BoughtFile): Promise<Opened | { url: string }> {
  const found = await findFile(sources, file)
  if (!found) throw notThere()
  if ('url' in found) return { url: found.url }
  const opened = await found.open()
  if (!opened) throw notThere()
  return { ...opened, filename: found.filename }
}

/** All of it, or the part that is missing to who was cut off: a film of an hour is not begun anew on a line that breaks. */
function send({ headers }: FastifyRequest, reply: FastifyReply, { filename, size, etag, read }: Opened) {
  const disposition = `attachment; filename="${filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(filename)}`
  reply
    .headers({ ...HEADERS, 'content-disposition': disposition, 'accept-ranges': 'bytes', etag })
    .type(TYPES[filename.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream')
  const isSame = (headers['if-range'] ?? etag) === etag
  const part = byteRange(isSame ? headers.range : undefined, size)
  if (part === 'none') return reply.header('content-length', size).send(read())
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { from, to } = part
  const told = { 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': to - from + 1 }
  return reply.code(206).headers(told).send(read(part))
}

/** Where it is told that the order was taken back. */
async function orderPage(db: Database, { store_id, client_order_id }: BoughtFile): Promise<string> {
  const { code } = storeOrDefault(await loadStores(db), store_id)
  return `/${code}/order/${encodeURIComponent(client_order_id)}`
}

const notThere = () => new ShopError('NOT_FOUND', { message: 'There is no such file.' })
