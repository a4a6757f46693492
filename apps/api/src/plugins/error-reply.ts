import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '#api/errors.ts'
import { type ErrorReply, toErrorReply } from '#api/plugins/to-error-reply.ts'

const RETRY_AFTER_SECONDS = '2'

/** One handler for every failure, and one for every address nobody serves; both answer the JSON envelope. */
export function setErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(new ShopError('NOT_FOUND'), request, reply))
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = beginErrorReply(error, request, reply)
  return reply.type('application/json; charset=utf-8').send(answer)
}

/** All but the words: status, headers, and a line in the log for what is our fault. */
export function beginErrorReply(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorReply {
  const answer = toErrorReply(error)
  if (answer.code >= 500) request.log.error({ err: error, path: request.routeOptions?.url }, 'request failed')
  if (answer.code === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  reply.code(answer.code).header('cache-control', 'no-cache, no-store')
  return answer
}
