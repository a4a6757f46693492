import type { FastifyRequest } from 'fastify'
import type { RequestFacts } from '#api/routing/serve.ts'

/** What clients send when they have no token. */
const EMPTY_TOKENS = new Set(['', 'null', 'undefined'])

export const NO_FACTS: RequestFacts = {
  ip: '127.0.0.1',
  idempotencyKey: undefined,
  token: undefined,
  acceptLanguage: undefined,
}

export function requestFacts(request: FastifyRequest): RequestFacts {
  const { headers } = request
  return {
    ip: request.ip,
    idempotencyKey: textOf(headers['idempotency-key']),
    token: findToken(request),
    acceptLanguage: textOf(headers['accept-language']),
  }
}

/** The header wins over the query. */
function findToken({ headers, query }: FastifyRequest): string | undefined {
  const bearer = /^Bearer\s*(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim()
  const asked = bearer ?? textOf((query as Record<string, unknown>).token)
  return asked === undefined || EMPTY_TOKENS.has(asked) ? undefined : asked
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
