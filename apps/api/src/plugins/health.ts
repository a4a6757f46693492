import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'

const config = { access: 'public' } as const

/** Live: the process answers. Ready: it may be sent traffic: the database answers and no stop is under way. */
export function serveHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/health/')) reply.header('cache-control', 'no-store')
  })
  app.get('/health/live', { config }, async () => ({ code: 200, result: 'live' }))
  app.get('/health/ready', { config }, async () => {
    if (isStopping()) throw new ShopError('UNAVAILABLE', { message: 'stopping' })
    await sql`select 1`.execute(db)
    return { code: 200, result: 'ready' }
  })
}
