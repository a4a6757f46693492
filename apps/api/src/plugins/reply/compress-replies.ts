import compress, { type FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered to one shopper alone. */
    isPrivate?: boolean
  }
}

const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { 1: 4 } },
}
/** Sent once: below this, packing takes longer than a few more packets of the first flight. */
const PRIVATE_COMPRESSION: FastifyCompressOptions = { ...COMPRESSION, threshold: 8_192 }

export async function compressReplies(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.config?.isPrivate) route.compress = PRIVATE_COMPRESSION
  })
  await app.register(compress, COMPRESSION)
}
