import type { Server } from 'node:http'
import underPressure from '@fastify/under-pressure'
import { BODY_BYTES } from '@vitrine/contract/call'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { ShopError } from '#api/errors.ts'
import { sendError } from '#api/plugins/refusal/error-reply.ts'
import { refuseUnreadable } from '#api/plugins/refuse-unreadable.ts'

/** What takes too long is ended by `end-late-handlers.ts`. */
export const SERVER_LIMITS = {
  bodyLimit: BODY_BYTES,
  connectionTimeout: 60_000,
  /** Of the longest upload; `end-slow-senders.ts` gives all else half a minute. */
  requestTimeout: 660_000,
  http: { headersTimeout: 30_000 },
  keepAliveTimeout: 72_000,
  routerOptions: { maxParamLength: 200 },
  clientErrorHandler: refuseUnreadable,
  frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
} satisfies FastifyHttpOptions<Server>

class Overloaded extends ShopError {
  constructor() {
    super('UNAVAILABLE', { message: 'The shop is very busy. Try again in a moment.' })
  }
}

/**
 * Sheds load before everything gets slow: answers 503 while the event loop lags. A page that is out needs its scripts
 * and styles, or it never comes alive; they cost next to nothing.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay = 1_500): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: ({ url }) => (url.startsWith('/assets/') ? undefined : Promise.reject(new Overloaded())),
  })
}
