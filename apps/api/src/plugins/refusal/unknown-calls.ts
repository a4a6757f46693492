import type { Call } from '@vitrine/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '#api/errors.ts'

type Served = { call: Pick<Call, 'method' | 'path' | 'ownPagesOnly'> }

/** Keeps unknown API addresses from falling through to the storefront's pages; a known one says what it takes. */
export function refuseUnknownCalls(app: FastifyInstance, routes: readonly Served[]): void {
  const known = routes.map(({ call }) => ({ taken: takenBy(call), pattern: patternOf(call.path) }))
  app.all('/api/*', { config: { may: 'page:read' } }, async (request, reply) => {
    const path = pathOf(request)
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap(({ taken }) => taken)
    // Taken by method and path, the router must have found a part of it too long.
    const isKnown = methods.length > 0 && !methods.some((method) => method === request.method)
    if (!isKnown) throw new ShopError('NOT_FOUND')
    reply.header('allow', allowed(methods).join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new ShopError('METHOD_NOT_ALLOWED')
  })
}

/** As the router reads it: `:id` stands for one segment. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
  return new RegExp(`^${segments.join('/')}$`)
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url
}

/** Of a GET that does something there is no HEAD. */
function takenBy({ method, ownPagesOnly }: Served['call']): string[] {
  return method === 'GET' && !ownPagesOnly ? ['GET', 'HEAD'] : [method]
}

const allowed = (methods: readonly string[]) => [...new Set([...methods, 'OPTIONS'])]
