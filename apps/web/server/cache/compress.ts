import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
export const unpack = promisify(brotliDecompress)
// A fifth larger than at quality 5, for a fourth of the time: most pages nobody has seen yet are not asked for again.
const QUICK_QUALITY = 1
// Takes a few milliseconds for a list page and loses little against 11.
const TIGHT_QUALITY = 5
/** Browsers say it in a handful of ways; anybody else's are forgotten again. */
const picked = new LRUCache<string, Encoding>({ max: 100 })

export const packQuickly = (plain: Buffer): Promise<Buffer> => pack(plain, QUICK_QUALITY)
export const packTightly = (plain: Buffer): Promise<Buffer> => pack(plain, TIGHT_QUALITY)
export const packForOld = (plain: Buffer): Promise<Buffer> => deflate(plain)

const pack = (plain: Buffer, quality: number): Promise<Buffer> =>
  brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })

export function pickEncoding(acceptEncoding: string): Encoding {
  const known = picked.get(acceptEncoding)
  if (known) return known
  const encoding = readEncoding(acceptEncoding)
  picked.set(acceptEncoding, encoding)
  return encoding
}

/** Blanks and capitals mean nothing (RFC 9110); a quality of nought means no. */
function readEncoding(acceptEncoding: string): Encoding {
  const said = acceptEncoding.toLowerCase().replaceAll(/\s/g, '')
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/.test(said)) return 'br'
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/.test(said) ? 'gzip' : 'identity'
}
