import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { endConnections } from '@vitrine/api/plugins/end-connections'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createServerEntry } from '../web/server-entry.ts'
import { drain } from './drain.ts'

/** More than a system takes from the shop before somebody reads it. */
const FEED = 'x'.repeat(30_000_000)

let app: FastifyInstance
let agent: Agent
afterEach(async () => {
  agent.destroy()
  await app.close()
})

/** A shop with a call that takes as long as the test likes. */
async function aShop() {
  const state = { isStopping: false }
  const entry = createServerEntry(() => state.isStopping)
  app = Fastify({ serverFactory: entry.serverFactory, keepAliveTimeout: 60_000 })
  agent = new Agent({ keepAlive: true })
  endConnections(app, () => state.isStopping)
  const arrived = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<string>()
  app.get('/order', () => {
    arrived.resolve()
    return finished.promise
  })
  app.get('/us', async () => 'page')
  app.get('/feed', async () => FEED)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    arrived: arrived.promise,
    finish: finished.resolve,
    ask: (path: string) => ask(port, path),
    begin: (path: string) => begin(port, path),
    stop: (drainMs = 0) => {
      state.isStopping = true
      return drain(app, { ...entry, drainMs })
    },
  }
}

function begin(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => get({ port, path, agent, host: '127.0.0.1' }, done).on('error', fail))
}

async function ask(port: number, path: string) {
  const reply = await begin(port, path)
  const body = await text(reply)
  return { body, connection: reply.headers.connection }
}

it('an order that is being placed when the shop stops is answered', async () => {
  const shop = await aShop()
  const order = shop.ask('/order')
  await shop.arrived
  const stopped = shop.stop()
  await expect.poll(() => app.server.listening).toBe(false)
  shop.finish('placed')
  expect(await order).toEqual({ body: 'placed', connection: 'close' })
  await stopped
})

it('a connection that is open when the shop stops is answered once more, and told to end', async () => {
  const shop = await aShop()
  expect((await shop.ask('/us')).connection).toBe('keep-alive')
  const stopped = shop.stop(200)
  expect(await shop.ask('/us')).toEqual({ body: 'page', connection: 'close' })
  await stopped
  await expect(shop.ask('/us')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('a connection nobody uses does not keep the shop open', async () => {
  const shop = await aShop()
  await shop.ask('/us')
  await shop.stop()
  expect(app.server.listening).toBe(false)
})

it('somebody on a slow line gets the whole answer though the shop stops meanwhile', async () => {
  const shop = await aShop()
  const reply = await shop.begin('/feed')
  const stopped = shop.stop()
  await expect.poll(() => app.server.listening).toBe(false)
  await pause(200)
  expect((await text(reply)).length).toBe(FEED.length)
  await stopped
})
