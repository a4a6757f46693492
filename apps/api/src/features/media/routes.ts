import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPicture } from './find-picture.ts'
import { pickFormat } from './picture-format.ts'
import { answerIfKnown, getMade, keptForEver, type Studio } from './studio.ts'

type PictureRequest = FastifyRequest<{ Params: { size: string; '*': string } }>

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
  // Mails show them too, from whatever address their reader has.
  reply.headers({ vary: 'Accept', 'cross-origin-resource-policy': 'cross-origin' })
  if (answerIfKnown(request, reply, known.key)) return reply
  const picture = await getMade(studio, known.key, async () => {
    // What makes pictures is large, and a shop that opens has most of them on disk.
    const { makePicture } = await import('./make-picture.ts')
    return makePicture(known)
  })
  return reply.headers(keptForEver(known.key)).type(`image/${format}`).send(picture)
}
