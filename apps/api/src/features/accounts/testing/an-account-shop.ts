import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineCall } from '@vitrine/contract/call'
import type { Role } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { z } from 'zod'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import type { Api } from '#api/app.ts'
import type { Database } from '#api/db/client.ts'
import { accountsFeature } from '#api/features/accounts/index.ts'
import { sessionStart, sessionsFeature } from '#api/features/sessions/index.ts'
import { signIn, TEST_KEYS } from '#api/features/sessions/testing/sign-in.ts'
import type { createLogger } from '#api/log.ts'
import { serve } from '#api/routing/serve.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

/** Something a customer changes, and whoever acts for them. */
const testWrite = defineCall({
  id: 'test.write',
  method: 'POST',
  path: '/api/user/test-write',
  may: 'cart:change',
  storeScoped: true,
  summary: 'for tests',
  reply: z.literal(true),
})

type Kind = { secondFactor?: boolean; logger?: ReturnType<typeof createLogger> }
type Asked = {
  from?: string
  store?: string
  cookie?: string
  token?: string
  headers?: Record<string, string>
}

const headersOf = ({ from = '192.0.2.1', store = 'de', cookie, token, headers }: Asked) => ({
  'x-vs-store-code': store,
  'x-forwarded-for': from,
  ...(cookie && { cookie }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...headers,
})

/** A shop people sign in to, with a clock of its own and the codes it has sent. */
export async function anAccountShop({ secondFactor = false, logger }: Kind = {}) {
  const database: TestDatabase = await createTestDatabase()
  const { db } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-accounts-'))
  let clock = Date.parse('2026-03-01T09:00:00Z')
  const now = () => new Date(clock)
  const deps = { db, keys: TEST_KEYS, now }
  const open = () =>
    buildTestApi({
      db,
      now,
      features: [
        sessionsFeature(deps),
        accountsFeature({
          db,
          photos: (kind) => folderPhotos(join(dataDir, kind)),
          keys: TEST_KEYS,
          sessions: sessionStart(deps),
          publicUrl: 'https://shop.test',
          secondFactor,
        }),
        { name: 'test', routes: [serve(testWrite, () => true as const)] },
      ],
      edge: { isTrusted: () => true },
      ...(logger && { logger }),
    })
  let api: Api = await open()
  return {
    db,
    api: () => api,
    now,
    dataDir,
    connectionString: database.connectionString,
    pass: (ms: number) => {
      clock += ms
    },
    async restart() {
      await api.app.close()
      api = await open()
    },
    async post(path: string, body: object, asked: Asked = {}) {
      const reply = await api.app.inject({
        method: 'POST',
        url: `/api/user/${path}`,
        headers: headersOf(asked),
        payload: body,
      })
      return { status: reply.statusCode, body: reply.json(), cookies: reply.cookies, text: reply.body }
    },
    async get(path: string, asked: Asked = {}) {
      const reply = await api.app.inject({ url: `/api/user/${path}`, headers: headersOf(asked) })
      return { status: reply.statusCode, body: reply.json(), cookies: reply.cookies }
    },
    ...records(db, now),
    async close() {
      await api.app.close()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
/** What lies in the database of it. */
function records(db: Database, now: () => Date) {
  return {
    /** Without a code or a link. */
    async signedIn(email: string, roles: readonly Role[] = []) {
      const { customerId, accessToken } = await signIn(db, { email, roles, now })
      return { id: customerId, token: accessToken }
    },
    /** What was sent last. */
    async secret(): Promise<{ to: string; code: string; link: string }> {
      const row = await db
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'accounts.code')
        .orderBy('outbox_id', 'desc')
        .executeTakeFirstOrThrow()
      const { to, secret } = row.payload as { to: string; secret: { code: string; link: string } }
      return { to, ...secret }
    },
    /** As if nobody had asked for anything lately. */
    forgetBudgets: () => sql`delete from rate_limit`.execute(db),
    async count(table: 'outbox' | 'session' | 'customer' | 'sign_in_code'): Promise<number> {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
        db,
      )
      return rows[0]?.n ?? 0
    },
  }
}

export type AccountShop = Awaited<ReturnType<typeof anAccountShop>>
