import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createServerEntry } from './server-entry.ts'
import type { WebHandler } from './web-seam.ts'

let app: FastifyInstance
afterEach(() => app.close())

type Answer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }

/** Pages at hand, and those that have to be compressed first. */
async function aShopKeeping(
  pages: Record<string, Answer | Promise<Answer>>,
  isStopping = false,
): Promise<string> {
  const entry = createServerEntry(() => isStopping)
  app = Fastify({ serverFactory: entry.serverFactory, keepAliveTimeout: 5_000 })
  app.get('/*', async () => 'routed')
  const web = { findKnown: (address: string) => pages[address] }
  entry.answerCached(web as unknown as WebHandler, { 'x-frame-options': 'DENY' })
  return app.listen()
}

async function ask(url: string, method = 'GET') {
  const reply = await new Promise<import('node:http').IncomingMessage>((done, fail) =>
    get(url, { method, agent: new Agent({ keepAlive: true }) }, done).on('error', fail),
  )
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) }
}

const women: Answer = {
  status: 200,
  headers: { etag: 'W/"1"', 'content-length': '5' },
  body: Buffer.from('women'),
}

it.each([
  ['at hand', women],
  ['being compressed', Promise.resolve(women)],
])('a kept page %s is answered with the protections of every answer', async (_, page) => {
  const shop = await aShopKeeping({ '/us/women': page })
  const { status, headers, body } = await ask(`${shop}/us/women`)
  expect([status, body, headers.etag, headers['x-frame-options']]).toEqual([200, 'women', 'W/"1"', 'DENY'])
})

it('a page the browser has already goes out without its body', async () => {
  const shop = await aShopKeeping({ '/us/women': { status: 304, headers: { etag: 'W/"1"' }, body: null } })
  expect(await ask(`${shop}/us/women`)).toMatchObject({ status: 304, body: '' })
})

it('everything else is routed', async () => {
  const shop = await aShopKeeping({ '/us/women': women })
  expect((await ask(`${shop}/us/men`)).body).toBe('routed')
  expect((await ask(`${shop}/us/women`, 'HEAD')).headers.etag).toBeUndefined()
})

it.each(['/us/women', '/us/men'])(
  'a connection outlives the answer to %s, but not while the shop stops',
  async (path) => {
    const open = await aShopKeeping({ '/us/women': women })
    expect((await ask(open + path)).headers).toMatchObject({
      connection: 'keep-alive',
      'keep-alive': 'timeout=5',
    })
    await app.close()
    const stopping = await aShopKeeping({ '/us/women': women }, true)
    expect((await ask(stopping + path)).headers.connection).toBe('close')
  },
)
