// The way out that cuts nobody: docs/decisions/0024-before-routing.md
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { closeDoor } from './close-door.ts'

/** With three seconds before it and the database after it, the shop is out within twelve. */
const FINISH_MS = 7_000
const SWEEP_MS = 50

type Drain = { servers: readonly Server[]; connections: ReadonlySet<Socket>; drainMs: number }

/**
 * The shop says already that it is not ready, and ends each connection with its answer. Whoever sends visitors gets
 * `drainMs` to notice; then nobody new is let in, and who was let in is answered, or cut in the end.
 */
export async function drain(app: FastifyInstance, { servers, connections, drainMs }: Drain): Promise<void> {
  const open = servers.filter(({ listening }) => listening)
  if (open.length > 0) {
    await pause(drainMs)
    await finishAccepted(open, connections)
  }
  await app.close()
}

async function finishAccepted(servers: readonly Server[], connections: ReadonlySet<Socket>): Promise<void> {
  const sweep = setInterval(() => closeIdle(servers, connections), SWEEP_MS)
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, FINISH_MS)
  await Promise.all(servers.map(closeDoor))
  clearInterval(sweep)
  clearTimeout(cut)
}

/** Node takes a connection for idle once its answer is written, though on a slow line much of it has yet to be sent. */
async function closeIdle(servers: readonly Server[], connections: ReadonlySet<Socket>): Promise<void> {
  // What has been sent on one that was idle is read first.
  await turn()
  for (const { writableLength } of connections) if (writableLength > 0) return
  for (const server of servers) server.closeIdleConnections()
}
