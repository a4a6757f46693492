import type { StoreView } from '@vitrine/domain/store/store-view'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '#api/errors.ts'
import { localizeReply } from '#api/refusal/localize-reply.ts'
import { nameField } from '#api/refusal/name-field.ts'
import { type ErrorReply, toErrorReply } from '#api/refusal/to-error-reply.ts'
import { askedStoreCode, pickStore } from '#api/routing/pick-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whose words a refusal is written in. */
    storesNow(): readonly StoreView[]
  }
}

const RETRY_AFTER_SECONDS = 2
const MAX_DISCARDED_BYTES = 1_048_576

/** One handler for every failure, and one for every address nobody serves; both answer the JSON envelope. */
export function setErrorReplies(app: FastifyInstance, stores: () => readonly StoreView[]): void {
  app.decorate('storesNow', stores)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(new ShopError('NOT_FOUND'), request, reply))
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = beginErrorReply(error, request, reply)
  return reply.type('application/json; charset=utf-8').send(answer)
}

/** All but the words: status, headers, and a line in the log for what is our fault. */
export function beginErrorReply(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorReply {
  const isLate = isBodyLate(error, request)
  const refusal = nameField(toErrorReply(isLate ? new ShopError('REQUEST_TIMEOUT') : error), {
    call: request.routeOptions?.config?.call,
    body: request.body,
  })
  const answer = localizeReply(refusal, pickStore(askedStoreCode(request), request.server.storesNow()))
  const path = request.routeOptions?.url
  // Asked to come again, and by a crowd: where the refusal was thrown says nothing, and costs as much as an answer.
  const wasShed = error instanceof ShopError && answer.code === 503
  if (wasShed) request.log.warn({ path, reason: error.message }, 'asked to come again')
  else if (answer.code >= 500 && !isPrescribed(answer))
    request.log.error({ err: error, path }, 'request failed')
  const wait = retryAfterSeconds(answer)
  if (wait !== undefined) reply.header('retry-after', wait)
  if (isLate || hasMuchUnread(request)) reply.header('connection', 'close')
  reply.code(answer.code).header('cache-control', 'no-cache, no-store')
  return answer
}

/** A 500 the specification has for what is sold out is no fault to look into. */
const isPrescribed = ({ meta }: ErrorReply) => meta.errorCode === 'ADD_PRODUCTS_ERROR'

/** The time of a handler begins with the first byte; one that has not begun by its end still waits for the body. */
function isBodyLate(error: unknown, { raw }: FastifyRequest): boolean {
  return (error as { code?: unknown } | null)?.code === 'FST_ERR_HANDLER_TIMEOUT' && !raw.complete
}

function retryAfterSeconds({ code, meta }: ErrorReply): number | undefined {
  if (code !== 429 && code !== 503) return undefined
  return typeof meta.retryAfter === 'number' ? meta.retryAfter : RETRY_AFTER_SECONDS
}

/** Refused before it was read; the server would take in the rest only to throw it away. */
function hasMuchUnread({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > MAX_DISCARDED_BYTES
}
