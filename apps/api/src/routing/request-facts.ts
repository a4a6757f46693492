import type { FastifyRequest } from 'fastify'
import type { Settings } from '#api/config.ts'
import { countryOfIp } from '#api/routing/country-of-ip.ts'
import { findToken } from '#api/routing/credentials/find-token.ts'
import type { RequestFacts } from '#api/routing/serve.ts'
import { type IsTrusted, trustedProxies } from '#api/routing/trusted-proxies.ts'

export const NO_FACTS: RequestFacts = {
  ip: '127.0.0.1',
  idempotencyKey: undefined,
  token: undefined,
  acceptLanguage: undefined,
  cookies: {},
  userAgent: undefined,
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

export function requestFacts(
  request: FastifyRequest,
  edge: Edge,
  uploads: RequestFacts['uploads'] = [],
): RequestFacts {
  const { headers } = request
  return {
    ip: request.ip,
    idempotencyKey: textOf(headers['idempotency-key']),
    token: findToken(request, edge.queryTokens),
    acceptLanguage: textOf(headers['accept-language']),
    cookies: isOwnPage(headers['sec-fetch-site']) ? cookiesOf(request) : {},
    userAgent: textOf(headers['user-agent']),
    uploads,
    // Asked for by few calls, and the table of addresses takes a moment to open: a copy of these facts would ask for it.
    get country() {
      return toldCountry(request, edge) ?? countryOfIp(request.ip)
    },
  }
}

function toldCountry({ socket, headers }: FastifyRequest, edge: Edge): string | undefined {
  return edge.isTrusted(socket.remoteAddress) ? textOf(headers[edge.countryHeader]) : undefined
}

/** Another site, or another host of this one, has no business with what this shop's pages hold. */
const isOwnPage = (from: unknown) => from !== 'cross-site' && from !== 'same-site'

const cookiesOf = ({ server, headers }: FastifyRequest) =>
  headers.cookie ? server.parseCookie(headers.cookie) : {}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
