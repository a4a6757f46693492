import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { isApprovedPhoto } from './photo-queries.ts'

/** Even a file that is not the picture it should be can do nothing where it is shown. */
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=86400',
}

type PhotoRequest = FastifyRequest<{ Params: { name: string } }>

/** `/r/<name>.webp`: the whole photo, from a path of its own. */
export function servePhotos(app: FastifyInstance, { db, store }: { db: Database; store: PhotoStore }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/r/:name',
    config: { may: 'page:read' },
    handler: async (request, reply) => {
      const { name } = (request as PhotoRequest).params
      const file = await store.find(name)
      if (file === undefined || !(await isApprovedPhoto(db, name))) throw new ShopError('NOT_FOUND')
      return reply.headers(HARMLESS).type('image/webp').send(createReadStream(file))
    },
  })
}
