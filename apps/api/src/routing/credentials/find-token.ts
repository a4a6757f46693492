import type { FastifyRequest } from 'fastify'
import { invalidInput, ShopError } from '#api/errors.ts'
import { hasField } from '#api/refusal/has-field.ts'
import { privateQueryOf } from './private-query.ts'

const givenTwice = (path: string) =>
  ({ path, key: 'GIVEN_TWICE', message: 'is given more than once' }) as const
/** What clients send when they have no token. */
const EMPTY_TOKENS = new Set(['', 'null', 'undefined'])

/** The access token of a request; undefined for guests. In the address only where the shop still allows it. */
export function findToken(request: FastifyRequest, allowInQuery: boolean): string | undefined {
  const inHeader = readHeader(request)
  const inQuery = readQuery(request)
  if (inQuery === undefined) return inHeader
  if (isOfCall(request)) {
    assertSentByShop(request)
    return inHeader
  }
  if (!allowInQuery || inQuery.startsWith(KEY_PREFIX))
    throw new ShopError('BAD_REQUEST', { message: 'Send the token as Authorization: Bearer.' })
  if (inHeader !== undefined && inHeader !== inQuery) throw new ShopError('AMBIGUOUS_CREDENTIALS')
  assertSentByShop(request)
  return inQuery
}

export function hasTokenInQuery(request: FastifyRequest): boolean {
  return readQuery(request) !== undefined
}

/** A call for everybody that takes a token means one of its own, such as that of a link: no sign-in. */
function isOfCall({ routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config
  return call?.anonymous === true && hasField(call.query, 'token')
}

function readHeader({ headers, raw }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined) return undefined
  // Node keeps the first of several; a proxy in front may have judged another.
  const given = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'authorization')
  if (given.length > 1) throw invalidInput([givenTwice('authorization')])
  return realToken(/^Bearer\s*(.*)$/i.exec(headers.authorization)?.[1]?.trim())
}

function readQuery({ raw }: FastifyRequest): string | undefined {
  const { token } = privateQueryOf(raw)
  if (Array.isArray(token)) throw invalidInput([givenTwice('token')])
  return realToken(token)
}

function realToken(token: string | undefined): string | undefined {
  return token === undefined || EMPTY_TOKENS.has(token) ? undefined : token
}

/** A link somebody follows, or another site's page, must not act for the holder of the token in it. */
function assertSentByShop({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-site'] === 'cross-site')
    throw new ShopError('ACCESS_DENIED')
}

/** How keys of programs begin: told from access tokens at a glance, in a log or a repository they slipped into, too. */
export const KEY_PREFIX = 'vitrine_'
