import type { FastifyInstance } from 'fastify'
import { ShopError } from '#api/errors.ts'

const MAX_DEPTH = 64
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Exactly JSON, strictly: well-formed UTF-8, no `__proto__`, no deep nesting. An empty body is no body, because
 * clients announce JSON on calls that carry none.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = decode(body as Buffer)
      if (text === '') return done(null, undefined)
      assertShallow(text)
      parseJson(request, text, done)
    } catch (error) {
      done(error as Error)
    }
  })
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw new ShopError('BAD_REQUEST', { message: 'The body is not valid UTF-8.' })
  }
}

function assertShallow(text: string): void {
  let depth = 0
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (mark === '[' || mark === '{') depth += 1
    else if (mark === ']' || mark === '}') depth -= 1
    if (depth > MAX_DEPTH) throw new ShopError('BAD_REQUEST', { message: 'The body is nested too deeply.' })
  }
  // PostgreSQL text cannot hold NUL; refused here once instead of by every schema.
  if (/\0|\\u0000/.test(text))
    throw new ShopError('BAD_REQUEST', { message: 'The body holds a NUL character.' })
}
