import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import { getPicture, type KnownPicture } from './find-picture.ts'
import { makePicture } from './make-picture.ts'
import type { MakingQueue } from './making-queue.ts'
import type { PictureCache } from './picture-cache.ts'
import { pickFormat } from './picture-format.ts'

export type Studio = { sources: readonly PictureSource[]; queue: MakingQueue; cache: PictureCache }
type PictureRequest = FastifyRequest<{ Params: { size: string; '*': string } }>

/** The key stands for size, form and content, so a copy anywhere stays right for as long as the address does. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

export function servePictures(app: FastifyInstance, studio: Studio): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:size/*',
    config: { access: 'public' },
    handler: (request, reply) => sendPicture(studio, request as PictureRequest, reply),
  })
}

async function sendPicture(studio: Studio, request: PictureRequest, reply: FastifyReply) {
  const format = pickFormat(request.headers.accept)
  const known = await getPicture(studio.sources, {
    sizeName: request.params.size,
    path: request.params['*'],
    format,
  })
  const etag = `"${known.key}"`
  reply.header('vary', 'Accept')
  const headers = { 'cache-control': CACHE_CONTROL, etag }
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).headers(headers).send()
  const picture = await getMade(studio, known)
  return reply.headers(headers).type(`image/${format}`).send(picture)
}

async function getMade({ queue, cache }: Studio, known: KnownPicture): Promise<Buffer> {
  const kept = await cache.find(known.key)
  if (kept) return kept
  return queue.run(known.key, async () => {
    const picture = await makePicture(known)
    await cache.keep(known.key, picture)
    return picture
  })
}
