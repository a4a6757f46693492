import type { FastifyInstance } from 'fastify'
import type { ServedRoute } from '#api/routing/serve.ts'

const config = { may: 'page:read' } as const

/** The contract for machines and for people; the page needs nothing from elsewhere. Written when first asked for. */
export function serveDocs(app: FastifyInstance, routes: readonly ServedRoute[]): void {
  let written: ReturnType<typeof writeDocs> | undefined
  const docs = () => {
    written ??= writeDocs(routes)
    return written
  }
  app.get('/openapi.json', { config }, async () => (await docs()).description)
  app.get('/docs', { config }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send((await docs()).page),
  )
}

async function writeDocs(routes: readonly ServedRoute[]) {
  const { describeApi } = await import('#api/plugins/open-api/describe-api.ts')
  const { renderDocs } = await import('#api/plugins/open-api/render-docs.ts')
  const description = describeApi(routes.map(({ call }) => call))
  return { description, page: renderDocs(description) }
}
