import type { FastifyRequest } from 'fastify'
import type { Settings } from '#api/config.ts'
import { findToken } from '#api/routing/credentials/find-token.ts'
import type { RequestFacts } from '#api/routing/serve.ts'
import { type IsTrusted, trustedProxies } from '#api/routing/trusted-proxies.ts'

export const NO_FACTS: RequestFacts = {
  ip: '127.0.0.1',
  idempotencyKey: undefined,
  token: undefined,
  acceptLanguage: undefined,
  uploads: [],
  country: undefined,
}

/** What the operator says about the way requests take to the shop. */
export type Edge = {
  /** Whether `?token=` still counts. */
  queryTokens: boolean
  isTrusted: IsTrusted
  /** Where a trusted proxy tells the visitor's country. */
  countryHeader: string
}
export const NO_EDGE: Edge = { queryTokens: true, isTrusted: () => false, countryHeader: 'cf-ipcountry' }

export function edgeOf(settings: Pick<Settings, 'trustProxy' | 'countryHeader' | 'legacyQueryToken'>): Edge {
  return {
    queryTokens: settings.legacyQueryToken === 'on',
    isTrusted: trustedProxies(settings.trustProxy),
    countryHeader: settings.countryHeader,
  }
}

export function requestFacts(request: FastifyRequest, edge: Edge): RequestFacts {
  const { headers } = request
  return {
    ip: request.ip,
    idempotencyKey: textOf(headers['idempotency-key']),
    token: findToken(request, edge.queryTokens),
    acceptLanguage: textOf(headers['accept-language']),
    uploads: [],
    country: edge.isTrusted(request.socket.remoteAddress) ? textOf(headers[edge.countryHeader]) : undefined,
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
