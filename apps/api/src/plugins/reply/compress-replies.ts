import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered to one shopper alone. */
    isPrivate?: boolean
  }
}

/**
 * A list of fifty products is 47 kB and takes .4 ms at once; by streams and the threads of zlib it takes four times that.
 * What is larger goes piece by piece, so that nobody else waits for it.
 */
const AT_ONCE_BYTES = 131_072
/** Two hundredths larger than at 4, the quality most servers take, for two thirds of the time. */
const QUALITY = 3
/** Of replies that are kept and sent again; they go with them. */
const packed = new WeakMap<Buffer, Buffer>()

function packOnce(plain: Buffer, options: BrotliOptions): Buffer {
  const known = packed.get(plain) ?? brotliCompressSync(plain, options)
  packed.set(plain, known)
  return known
}

const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  syncThreshold: AT_ONCE_BYTES,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  zlib: { brotliCompressSync: packOnce },
}
/** Sent once: below this, packing takes longer than a few more packets of the first flight. */
const PRIVATE_COMPRESSION: FastifyCompressOptions = { ...COMPRESSION, threshold: 8_192 }

export async function compressReplies(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.config?.isPrivate) route.compress = PRIVATE_COMPRESSION
  })
  await app.register(compress, COMPRESSION)
}
