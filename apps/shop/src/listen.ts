import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ExpectedFailure } from './expected-failure.ts'

export type Place = { host: string; port: number }

/** Asked before anything slow starts, so that a taken port is told at once. */
export function assertPortFree({ host, port }: Place): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => fail(explainListenError(error, { host, port })))
    probe.listen(port, host, () => probe.close(() => done()))
  })
}

export function explainListenError(error: NodeJS.ErrnoException, { host, port }: Place): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; set PORT to a free one.`,
    EACCES: `Port ${port} may not be opened by this user; set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known on this machine.`,
  }
  const reason = reasons[error.code ?? '']
  return reason ? new ExpectedFailure(reason, { cause: error }) : error
}

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Answers the address to open in a browser on this machine. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    const bound = new URL(await app.listen({ host, port }))
    return `http://${EVERYWHERE.has(host) ? 'localhost' : host}:${bound.port || 80}`
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, { host, port })
  }
}
