import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '#api/errors.ts'
import { toErrorReply } from '#api/plugins/to-error-reply.ts'

const RETRY_AFTER_SECONDS = '2'

/** One handler for every failure, and one for every address nobody serves; both answer the JSON envelope. */
export function setErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(new ShopError('NOT_FOUND'), request, reply))
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toErrorReply(error)
  if (answer.code >= 500) request.log.error({ err: error, path: request.routeOptions?.url }, 'request failed')
  if (answer.code === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply
    .code(answer.code)
    .header('cache-control', 'no-cache, no-store')
    .type('application/json; charset=utf-8')
    .send(answer)
}
