import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { answerKept } from './answer-kept.ts'
import type { WebHandler } from './web-seam.ts'

let app: FastifyInstance
afterEach(() => app.close())

type Answer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }

/** Pages at hand, and those that have to be compressed first. */
async function aShopKeeping(pages: Record<string, Answer | Promise<Answer>>): Promise<string> {
  app = Fastify()
  app.addHook('onSend', async (_, reply) => void reply.header('x-frame-options', 'DENY'))
  app.get('/health/live', async () => 'live')
  app.get('/*', async () => 'routed')
  const web = { findKnown: (address: string) => pages[address] }
  await answerKept(app, web as unknown as WebHandler)
  return app.listen()
}

async function ask(url: string, method = 'GET') {
  const reply = await new Promise<import('node:http').IncomingMessage>((done, fail) =>
    get(url, { method }, done).on('error', fail),
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
