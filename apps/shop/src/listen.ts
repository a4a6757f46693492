import type { FastifyInstance } from 'fastify'
import { explainListenError, type Place } from './assert-port-free.ts'

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
