import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineCall } from '@vitrine/contract/call'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { postWebhook } from '#api/adapters/webhook/post-webhook.ts'
import type { Api } from '#api/app.ts'
import { createLogger } from '#api/log.ts'
import { serve } from '#api/routing/serve.ts'
import { readTracing } from '#api/settings/read-tracing.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { createTracing, type Tracing } from './start-tracing.ts'
import { aCollector, attributesOf, type Collector, type SentSpan } from './testing/a-collector.ts'

/** What somebody may type or hold: it must not arrive anywhere. */
const CANARIES = [
  'canary@mail.example',
  'canary-token',
  'canary-path',
  'canary-query',
  'canary-body',
  'canary-value',
]
const [EMAIL = '', TOKEN = '', PATH = '', QUERY = '', BODY = '', VALUE = ''] = CANARIES
const JOB = 'cart.sweep-shares'
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'

const shared = {
  storeScoped: true,
  summary: 'for tests',
  may: 'cart:change',
  reply: z.custom<unknown>(),
} as const
const write = defineCall({
  ...shared,
  ...{ id: 'test.write', method: 'POST', path: '/api/test/:id' },
  params: z.object({ id: z.string() }),
  query: z.object({ email: z.string(), note: z.string() }),
  body: z.object({ text: z.string() }),
})
const break_ = defineCall({ ...shared, id: 'test.break', method: 'GET', path: '/api/test/break' })

let database: TestDatabase
let api: Api
let collector: Collector
let tracing: Tracing
let other: Server
let asked: IncomingHttpHeaders[]
const lines: string[] = []
const otherAt = (path: string) => `http://127.0.0.1:${(other.address() as AddressInfo).port}/${path}`

beforeAll(async () => {
  database = await createTestDatabase()
  other = createServer((received, reply) => {
    asked.push(received.headers)
    reply.end('{}')
  })
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  api = await buildTestApi({
    db: database.db,
    logger,
    tracing: { start: async () => {} },
    routes: [serve(write, (ctx, { query }) => writeDown(ctx, query.email)), serve(break_, () => fail())],
    features: [{ name: 'jobs', routes: [], jobs: [{ name: JOB, may: 'data:retire', run: tellOthers }] }],
  })
})
beforeEach(async () => {
  asked = []
  lines.length = 0
  collector = await aCollector()
  tracing = tracingTo(collector.endpoint)
  await tracing.start()
  return async () => {
    await tracing.stop()
    await collector.close()
  }
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
  other.closeAllConnections()
  other.close()
})

function tracingTo(endpoint: string, env: Record<string, string> = {}): Tracing {
  const settings = readTracing({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env }, problems: [] })
  if (!settings) throw new Error('no settings')
  return createTracing(settings, createLogger('silent'))
}

async function writeDown(
  ctx: { db: TestDatabase['db']; log: { info(fields: object, text: string): void } },
  email: string,
) {
  await ctx.db.transaction().execute(async (trx) => {
    await sql`select ${email}::text, ${VALUE}::text`.execute(trx)
  })
  await sql`select ${VALUE}::int`.execute(ctx.db).catch(() => {})
  ctx.log.info({ pieces: 1 }, 'written')
  return 'written'
}

const fail = (): never => {
  throw new Error(`${EMAIL} broke it`)
}

/** By Node's own requests, by `fetch` and by a webhook. */
async function tellOthers(): Promise<Record<string, unknown>> {
  await new Promise<void>((done) => {
    const sent = request(otherAt(`${PATH}?key=${TOKEN}`), (reply) => void reply.resume().once('end', done))
    sent.end()
  })
  await (await fetch(otherAt(PATH), { method: 'PUT', body: BODY })).text()
  const signal = AbortSignal.timeout(10_000)
  await postWebhook({ url: otherAt(PATH), body: BODY, headers: {}, signal, allowPrivate: true })
  return {}
}

const ask = (headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/test/${PATH}?email=${EMAIL}&note=${QUERY}&key=${TOKEN}`,
    headers: { 'x-vs-store-code': 'de', cookie: `basket=${TOKEN}`, ...headers },
    payload: { text: BODY },
  })

/** All that was sent, once the shop has stopped tracing. */
async function sent(): Promise<SentSpan[]> {
  await tracing.stop()
  return collector.spans()
}
const named = (spans: SentSpan[], name: string) => spans.filter((span) => span.name === name)

test('a request and its statements are one tree, which goes on from whoever asked', async () => {
  expect((await ask({ traceparent: `00-${TRACE}-${CALLER}-01` })).statusCode).toBe(200)
  const spans = await sent()
  const [root] = named(spans, 'POST /api/test/:id')
  expect(root).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 })
  expect(attributesOf(root as SentSpan)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/test/:id',
    'http.response.status_code': 200,
    'vitrine.store': 'de',
  })
  const statements = spans.filter((span) => span !== root)
  expect(statements.map((span) => attributesOf(span)['db.query.text'])).toContain('select $1::text, $2::text')
  for (const span of statements)
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: root?.spanId, kind: 3 })
  expect(statements.find(({ status }) => status.code === 2)).toMatchObject({ name: 'SELECT' })
})

test('nothing personal is sent: no address, token, body, value, nor what an error says', async () => {
  await ask()
  await ask({ traceparent: `${EMAIL}-${TOKEN}`, 'x-vs-store-code': EMAIL, baggage: `email=${EMAIL}` })
  await api.app.inject({ url: '/api/test/break', headers: { authorization: `Bearer ${TOKEN}` } })
  await api.app.inject({ url: `/api/test/break?email=${EMAIL}` })
  await api.app.inject({ url: `/api/unknown/${PATH}` })
  await api.jobs.run(JOB)
  const spans = await sent()
  expect(named(spans, 'GET /api/test/break').map(({ status }) => status.code ?? 0)).toEqual([0, 2])
  expect(spans.length).toBeGreaterThan(8)
  const all = collector.bodies.join()
  for (const canary of CANARIES) expect(all).not.toContain(canary)
})

test('a job is a trace with all it asks of others, and its webhook goes on with it', async () => {
  await api.jobs.run(JOB)
  const spans = await sent()
  const [job] = named(spans, `job ${JOB}`)
  expect(job?.parentSpanId ?? '').toBe('')
  const out = spans.filter((span) => span !== job)
  expect(out.map(({ name }) => name).sort()).toEqual(['GET', 'POST', 'PUT'])
  for (const span of out) {
    expect(span).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId, kind: 3 })
    expect(attributesOf(span)).toMatchObject({
      'server.address': '127.0.0.1',
      'http.response.status_code': 200,
    })
  }
  const [post] = named(spans, 'POST')
  const told = asked.map(({ traceparent }) => traceparent).filter(Boolean)
  expect(told).toEqual([`00-${post?.traceId}-${post?.spanId}-01`])
})

test('what is logged names its trace', async () => {
  await ask({ traceparent: `00-${TRACE}-${CALLER}-01` })
  expect(JSON.parse(lines.find((line) => line.includes('written')) ?? '{}')).toMatchObject({
    trace_id: TRACE,
  })
  createLogger('info', { write: (line) => void lines.push(line) }).info('outside')
  expect(lines.at(-1)).not.toContain('trace_id')
})

test('probes, and statements that belong to nothing, are not noted', async () => {
  await api.app.inject('/health/live')
  await sql`select 1`.execute(database.db)
  expect(await sent()).toEqual([])
})

test('a part of all traces is kept where one is asked for, and what others began as they did', async () => {
  await tracing.stop()
  const env = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }
  tracing = tracingTo(collector.endpoint, { ...env, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' })
  await tracing.start()
  await ask()
  await ask({ traceparent: `00-${TRACE}-${CALLER}-00` })
  await ask({ traceparent: `00-${TRACE}-${CALLER}-01` })
  const spans = await sent()
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  expect(named(spans, 'POST /api/test/:id')).toHaveLength(1)
  expect(collector.headers[0]).toMatchObject({ 'x-key': 'a key' })
})
