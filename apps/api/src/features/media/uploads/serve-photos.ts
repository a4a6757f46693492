import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { ShopError } from '#api/errors.ts'

/** Even a file that is not the picture it should be can do nothing where it is shown. */
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

export type PhotoService = {
  store: PhotoStore
  /** `/r/`: the address without the name. */
  prefix: string
  cacheControl: string
  /** Whether it may be seen now. */
  isShown: (name: string) => Promise<boolean>
}
type PhotoRequest = FastifyRequest<{ Params: { name: string } }>

/** Photographs of people, whole, from a path of their own. */
export function servePhotos(
  app: FastifyInstance,
  { store, prefix, cacheControl, isShown }: PhotoService,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${prefix}:name`,
    config: { may: 'page:read' },
    handler: async (request, reply) => {
      const { name } = (request as PhotoRequest).params
      const photo = (await isShown(name)) ? await store.read(name) : undefined
      if (photo === undefined) throw new ShopError('NOT_FOUND')
      const headers = { ...HARMLESS, 'cache-control': cacheControl }
      return reply.headers(headers).type('image/webp').send(photo)
    },
  })
}
