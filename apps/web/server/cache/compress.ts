import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const inflate = promisify(brotliDecompress)
// A fifth larger than at quality 5, for a fourth of the time: most pages nobody has seen yet are not asked for again.
const QUICK_QUALITY = 1
// Takes a few milliseconds for a list page and loses little against 11.
const TIGHT_QUALITY = 5
/** Browsers say it in a handful of ways; anybody else's are forgotten again. */
const picked = new LRUCache<string, Encoding>({ max: 100 })

/** At once: by a thread of zlib a page takes twice as long, and its own rendering has held this one twenty times longer. */
export const packQuickly = (plain: Buffer): Buffer =>
  exactly(brotliCompressSync(plain, settingsFor(plain, QUICK_QUALITY)))
export const packTightly = async (plain: Buffer): Promise<Buffer> =>
  exactly(await brotli(plain, settingsFor(plain, TIGHT_QUALITY)))
export const unpack = async (packed: Buffer): Promise<Buffer> => exactly(await inflate(packed))
export const packForOld = async (plain: Buffer): Promise<Buffer> => exactly(await deflate(plain))

/** Most pages fit: what does not comes in pieces, which are put together once more. */
const ROOM = 32 * 1024

const settingsFor = (plain: Buffer, quality: number) => ({
  chunkSize: ROOM,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
})

/** What comes from zlib is a piece of a block of 64 kB, all of which a page of 23 would hold for as long as it is kept. */
function exactly(packed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(own)
  return own
}

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
