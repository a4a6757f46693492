// The storefront's files: names with a hash never change, the few others are asked for again.
import { readdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const config = { may: 'page:read' } as const
const FOREVER = 'public, max-age=31536000, immutable'

export async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })
  for (const path of listFiles(root)) {
    const cacheControl = path.startsWith('assets/') ? FOREVER : 'no-cache'
    app.get(`/${path}`, { config }, (_, reply) => reply.header('cache-control', cacheControl).sendFile(path))
  }
}

/** Dot files and the precompressed copies have no address of their own. */
function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\/+/, ''))
    .filter((path) => !/(^|\/)\.|\.(br|gz)$/.test(path))
}
