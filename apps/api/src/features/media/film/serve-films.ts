// Films of drawn goods: `/media/film/art/….webm` is the film of the picture `art/….webp`. Made once, kept beside the
// pictures, sent in the parts a player asks for.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FoundPicture } from '#api/adapters/pictures/picture-source.ts'
import { ShopError } from '#api/errors.ts'
import { answerIfKnown, getMade, keptForEver, keyOf, type Studio } from '../studio.ts'
import { byteRange } from './byte-range.ts'

type FilmRequest = FastifyRequest<{ Params: { '*': string } }>

/** Raised when films are made in another way. */
const EDITION = '1'
/** Only what the house draws: a film of every photograph anybody names would fill the disk. */
const PATH = /^(art\/.+)\.webm$/

export function serveFilms(app: FastifyInstance, studio: Studio): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/film/*',
    config: { access: 'public' },
    handler: (request, reply) => sendFilm(studio, request as FilmRequest, reply),
  })
}

async function sendFilm(studio: Studio, request: FilmRequest, reply: FastifyReply) {
  const path = request.params['*']
  const picture = await findStill(studio, path)
  const key = keyOf(['film', EDITION, path, picture.contentKey])
  if (answerIfKnown(request, reply, key)) return reply
  const film = await getMade(studio, key, async () => {
    const { closeUp, FILM_SOURCE } = await import('@vitrine/art/film/close-up')
    return closeUp(await picture.open(FILM_SOURCE))
  })
  reply.headers({ ...keptForEver(key), 'accept-ranges': 'bytes' }).type('video/webm')
  const range = byteRange(request.headers.range, film.length)
  if (range === 'none') return reply.send(film)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${film.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${film.length}`)
    .send(film.subarray(range.from, range.to + 1))
}

async function findStill({ sources }: Studio, path: string): Promise<FoundPicture> {
  const still = PATH.exec(path)?.[1]
  for (const source of still === undefined ? [] : sources) {
    const found = await source.find(`${still}.webp`)
    if (found) return found
  }
  throw new ShopError('NOT_FOUND', { message: 'There is no such film.' })
}
