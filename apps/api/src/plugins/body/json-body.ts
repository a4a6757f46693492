import type { FastifyInstance } from 'fastify'
import { assertModest } from '#api/plugins/body/modest-json.ts'
import { unreadable } from '#api/refusal/unreadable.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Exactly JSON, strictly: well-formed UTF-8, no `__proto__`, no more depth and values than a call could mean. An empty
 * body is no body, because clients announce JSON on calls that carry none.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      assertModest(body as Buffer)
      const text = decode(body as Buffer)
      if (text === '') return done(null, undefined)
      void parseJson(request, text, (error, json) => (error ? done(noJson()) : done(null, json)))
    } catch (error) {
      done(error as Error)
    }
  })
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw unreadable('body', 'is not valid UTF-8')
  }
}

/** Cut off, of two halves, or with what reaches into the inside of objects. */
const noJson = () => unreadable('body', 'is no JSON a call takes')
