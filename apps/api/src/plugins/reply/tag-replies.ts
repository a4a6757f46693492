import { hash } from 'node:crypto'
import { holdsTag } from '@vitrine/domain/held-tag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A tag by which a browser asks whether what it holds is still so. What nobody may store is never asked for by one. */
export function tagReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, ...[payload, done]) => done(null, tagged(request, reply, payload)))
}

function tagged({ headers, method }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const tag = reply.getHeader('etag')?.toString() ?? tagOf(reply, payload)
  if (tag === undefined) return payload
  reply.header('etag', tag)
  const asked = headers['if-none-match']
  // What was sent to be done has an answer of its own: nobody holds that already (RFC 9110, 13.1.2).
  if (asked === undefined || !READS.has(method) || !holdsTag(asked, tag)) return payload
  reply.code(304)
  return ''
}

function tagOf(reply: FastifyReply, payload: unknown): string | undefined {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined
  if (String(reply.getHeader('cache-control')).includes('no-store')) return undefined
  return `W/"${hash('sha1', payload, 'base64')}"`
}
