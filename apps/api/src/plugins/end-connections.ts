import type { FastifyInstance } from 'fastify'

/** While the shop stops, every answer ends its connection, also one that was asked for before. */
export function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, ...[, done]) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}
