import type { Call } from '@vitrine/contract/call'
import { can } from '@vitrine/domain/access/can'
import { isPermission, type Permission } from '@vitrine/domain/access/permissions'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    may?: Permission
    /** Served by `answerCall`, which asks who is there and whether they may. */
    isCall?: boolean
    /** What it reads, by which a refusal names the field at fault. */
    call?: Call
  }
}

const ANYBODY = { actor: { kind: 'guest' }, store: { storeId: 0 } } as const

/**
 * Deny by default: a route that does not say what one must be allowed to do stops the boot. So does one that is no call
 * of the contract and not for everybody, since nobody would ask who is there.
 */
export function requirePermission(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    const route = `Route ${method} ${url}`
    if (!isPermission(config?.may))
      throw new Error(`${route} does not declare what one must be allowed to do (config.may).`)
    if (!config.isCall && !can(ANYBODY, config.may))
      throw new Error(
        `${route} is not for everybody (${config.may}), and only calls of the contract know who asks.`,
      )
  })
}
