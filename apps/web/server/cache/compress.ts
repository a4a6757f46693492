import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'
/** The promise is kept, so that simultaneous readers share one compression. */
export type Body = { plain: Buffer; br?: Promise<Buffer>; gzip?: Promise<Buffer> }

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
// Quality 5 takes a few milliseconds for a list page and loses little against 11.
const BROTLI_QUALITY = 5
/** Browsers say it in a handful of ways; anybody else's are forgotten again. */
const picked = new LRUCache<string, Encoding>({ max: 100 })

export function encodeBody(body: Body, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body.plain)
  if (encoding === 'gzip') {
    body.gzip ??= deflate(body.plain)
    return body.gzip
  }
  body.br ??= brotli(body.plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.plain.length,
    },
  })
  return body.br
}

export function pickEncoding(acceptEncoding: string): Encoding {
  const known = picked.get(acceptEncoding)
  if (known) return known
  const encoding = readEncoding(acceptEncoding)
  picked.set(acceptEncoding, encoding)
  return encoding
}

function readEncoding(acceptEncoding: string): Encoding {
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}
