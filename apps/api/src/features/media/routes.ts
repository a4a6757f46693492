import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPicture } from './find-picture.ts'
import { pickFormat } from './picture-format.ts'
import {
  answerIfKnown,
  getMade,
  immutableHeaders,
  type PictureService,
  placeholderHeaders,
} from './picture-service.ts'

type PictureRequest = FastifyRequest<{ Params: { size: string; '*': string } }>

export function servePictures(app: FastifyInstance, pictures: PictureService): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:size/*',
    config: { may: 'page:read' },
    handler: (request, reply) => sendPicture(pictures, request as PictureRequest, reply),
  })
}

async function sendPicture(pictures: PictureService, request: PictureRequest, reply: FastifyReply) {
  const format = pickFormat(request.headers.accept)
  const path = request.params['*']
  const known = await getPicture(pictures.sources, { sizeName: request.params.size, path, format })
  // Mails show them too, from whatever address their reader has.
  reply.headers({ vary: 'Accept', 'cross-origin-resource-policy': 'cross-origin' })
  const headers = known.picture.isPlaceholder ? placeholderHeaders(known.key) : immutableHeaders(known.key)
  if (answerIfKnown(request, reply, headers)) return reply
  const make = async () => {
    // What makes pictures is large, and a shop that opens has most of them on disk.
    const { makePicture } = await import('./make-picture.ts')
    return makePicture(known)
  }
  const picture = await getMade(pictures, { key: known.key, path, picture: known.picture, make })
  return reply.headers(headers).type(`image/${format}`).send(picture)
}
