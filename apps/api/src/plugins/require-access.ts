import type { Access } from '@vitrine/contract/call'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Deny by default: a route that does not say who may call it stops the boot. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access)
      throw new Error(`Route ${method} ${url} does not declare who may call it (config.access).`)
  })
}
