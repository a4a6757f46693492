import type { FastifyInstance } from 'fastify'
import { ShopError } from '#api/errors.ts'
import type { FieldProblem } from '#api/field-problem.ts'

const COMPRESSED: FieldProblem = {
  path: 'content-encoding',
  key: 'REFUSED',
  message: 'must be left out: send the body uncompressed',
}

/** A few kB may unpack to a hundred MB, and no client of the shop packs what it sends. Refused before it is read. */
export function refuseCompressed(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (encoding === '' || encoding === 'identity' || method === 'GET' || method === 'HEAD') return
    reply.header('accept-encoding', 'identity')
    throw new ShopError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'Send the body uncompressed.',
      details: [COMPRESSED],
    })
  })
}
