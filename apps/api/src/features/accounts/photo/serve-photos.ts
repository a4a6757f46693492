import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'

/** It can do nothing where it is shown, and stays on no device: the next one there may be somebody else. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
}

type PhotoRequest = FastifyRequest<{ Params: { name: string } }>

/** `/u/<name>.webp`: while an account has it. */
export function servePhotos(
  app: FastifyInstance,
  { db, photos }: { db: Database; photos: PhotoStore },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/u/:name',
    config: { may: 'page:read' },
    handler: async (request, reply) => {
      const { name } = (request as PhotoRequest).params
      const file = await photos.find(name)
      if (file === undefined || !(await isSomebodys(db, name))) throw new ShopError('NOT_FOUND')
      return reply.headers(HEADERS).type('image/webp').send(createReadStream(file))
    },
  })
}

async function isSomebodys(db: Database, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('photo', '=', name)
    .executeTakeFirst()
  return row !== undefined
}
