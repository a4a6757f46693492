// Films of goods: `/media/film/x.webm` is the film of the picture `x.webp`, where its source makes films. Made once, stored
// beside the pictures, sent in the parts a player asks for.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FoundFilm, FoundPicture } from '#api/adapters/pictures/picture-source.ts'
import { ShopError } from '#api/errors.ts'
import { byteRange } from '#api/plugins/reply/byte-range.ts'
import { answerIfKnown, getMade, immutableHeaders, keyOf, type PictureService } from '../picture-service.ts'

type FilmRequest = FastifyRequest<{ Params: { '*': string } }>

const PATH = /^(.+)\.webm$/

export function serveFilms(app: FastifyInstance, pictures: PictureService): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/film/*',
    config: { may: 'page:read' },
    handler: (request, reply) => sendFilm(pictures, request as FilmRequest, reply),
  })
}

async function sendFilm(pictures: PictureService, request: FilmRequest, reply: FastifyReply) {
  const path = request.params['*']
  const { still, picture, film: found } = await getFilm(pictures, path)
  const { contentKey, type, make } = found
  const key = keyOf(['film', path, contentKey])
  const headers = immutableHeaders(key)
  if (answerIfKnown(request, reply, headers)) return reply
  const film = await getMade(pictures, { key, path: still, picture, make })
  reply.headers({ ...headers, 'accept-ranges': 'bytes' }).type(type)
  const range = byteRange(request.headers.range, film.length)
  if (range === 'none') return reply.send(film)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${film.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${film.length}`)
    .send(film.subarray(range.from, range.to + 1))
}

type FilmOf = { still: string; picture: FoundPicture; film: FoundFilm }

async function getFilm({ sources }: PictureService, path: string): Promise<FilmOf> {
  const name = PATH.exec(path)?.[1]
  const still = `${name}.webp`
  for (const source of name === undefined ? [] : sources) {
    const picture = await source.find(still)
    if (picture?.film) return { still, picture, film: picture.film }
  }
  throw new ShopError('NOT_FOUND', { message: 'There is no such film.' })
}
