import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { askOfHealth, isJammed, type Lanes } from '#api/db/lanes.ts'
import { ShopError } from '#api/errors.ts'

const config = { may: 'page:read' } as const

export type Health = { isStopping: () => boolean; assertWritable?: (() => Promise<void>) | undefined }

/**
 * Live: the process answers. Ready: it may be sent traffic: orders can be stored, nobody waits in vain for a connection,
 * and no stop is under way. Asked over a connection of its own, so that the answer comes within two seconds in any case.
 */
export function serveHealth(
  app: FastifyInstance,
  lanes: Lanes,
  { isStopping, assertWritable }: Health,
): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/health/')) reply.header('cache-control', 'no-store')
  })
  app.get('/health/live', { config }, async () => ({ code: 200, result: 'live' }))
  app.get('/health/ready', { config }, async () => {
    if (isStopping()) throw new ShopError('UNAVAILABLE', { message: 'stopping' })
    if (isJammed(lanes))
      throw new ShopError('UNAVAILABLE', { message: 'the database keeps everybody waiting' })
    await assertWritable?.()
    const { rows } = await askOfHealth(lanes, (db) =>
      sql<{ isReadOnly: boolean }>`
        select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(
        db,
      ),
    )
    if (rows[0]?.isReadOnly) throw new ShopError('UNAVAILABLE', { message: 'The database is read-only.' })
    return { code: 200, result: 'ready' }
  })
}
