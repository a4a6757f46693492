// The storefront's files: names with a hash never change, the few others are asked for again.
import { readdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const config = { may: 'page:read' } as const
const FOREVER = 'public, max-age=31536000, immutable'

export async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })
  const files = new Set(listFiles(root))
  const serve = (path: string, reply: FastifyReply) => {
    if (!files.has(path)) return reply.callNotFound()
    return reply.header('cache-control', path.startsWith('assets/') ? FOREVER : 'no-cache').sendFile(path)
  }
  // A route for each file took a tenth of a start.
  for (const folder of new Set([...files].map(folderOf))) {
    if (folder !== '')
      app.get<{ Params: { '*': string } }>(`/${folder}/*`, { config }, ({ params }, reply) =>
        serve(`${folder}/${params['*']}`, reply),
      )
  }
  for (const path of files)
    if (folderOf(path) === '') app.get(`/${path}`, { config }, (_, reply) => serve(path, reply))
}

/** The outermost folder a file lies in. */
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')))

/** Dot files and the precompressed copies have no address of their own. */
function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\/+/, ''))
    .filter((path) => !/(^|\/)\.|\.(br|gz)$/.test(path))
}
