import type { FastifyInstance } from 'fastify'
import { describeApi } from '#api/plugins/open-api.ts'
import { renderDocs } from '#api/plugins/render-docs.ts'
import type { ServedRoute } from '#api/routing/serve.ts'

const config = { access: 'public' } as const

/** The contract for machines and for people; the page needs nothing from elsewhere. */
export function serveDocs(app: FastifyInstance, routes: readonly ServedRoute[]): void {
  const description = describeApi(routes.map(({ call }) => call))
  const page = renderDocs(description)
  app.get('/openapi.json', { config }, async () => description)
  app.get('/docs', { config }, (_, reply) => reply.type('text/html; charset=utf-8').send(page))
}
