import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import Fastify, { type FastifyInstance } from 'fastify'
import { setErrorReplies } from '../refusal/error-reply.ts'

/** A server that refuses as the shop does, and serves nothing yet; what it logs comes line by line. */
export function openApp(log?: (line: Record<string, unknown>) => void): FastifyInstance {
  const stream = { write: (line: string) => log?.(JSON.parse(line)) }
  const app = Fastify({ logger: log ? { level: 'warn', stream } : false })
  setErrorReplies(app, () => STORE_VIEWS)
  return app
}
