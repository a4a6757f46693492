import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '@vitrine/contract/call'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { endSlowSenders } from './end-slow-senders.ts'

const uploads = { field: 'file', maxFiles: 1, maxFileBytes: 1_000 }
const configOf = (call: Partial<Call>) => ({ config: { call: call as Call } as never })

const app = Fastify()
beforeAll(async () => {
  endSlowSenders(app, { arrivesMs: 300, looksMs: 100, leastBytesASecond: 200, readsMs: 100 })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
  const echo = (request: { body: unknown }) => ({ bytes: String(request.body).length })
  app.post('/shopper', configOf({}), echo)
  app.post('/photos', configOf({ uploads }), echo)
  app.post('/staff', configOf({ uploads, patienceMs: 3_000 }), echo)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Ten parts, one each tenth of a second. */
function sends(path: string, bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    let heard = ''
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: a/b\r\ncontent-length: ${10 * bytes}\r\n\r\n`,
      )
      for (let part = 0; part < 10 && heard === ''; part += 1) {
        socket.write('x'.repeat(bytes))
        await wait(100)
      }
    })
    socket.on('data', (data) => {
      heard += String(data)
      socket.end()
    })
    socket.on('close', () => resolve(heard.split('\r\n', 1)[0] ?? ''))
    socket.on('error', reject)
  })
}

test('fifty megabytes of the staff came over a slow line and were cut off after half a minute', async () => {
  expect(await sends('/staff', 1_000)).toBe('HTTP/1.1 200 OK')
})

test.each([
  ['a trickle to a call for the staff’s files', '/staff', 1],
  ['whatever a shopper’s call takes too long for', '/shopper', 100],
  ['photos no page waits long for', '/photos', 100],
])('%s is refused with words that say why', async (...[, path, bytes]) => {
  expect(await sends(path, bytes)).toBe('HTTP/1.1 408 Request Timeout')
})

test('a payment told within the program ended it half a minute later', async () => {
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  const known = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', note)
  onTestFinished(() => {
    process.removeAllListeners('uncaughtException')
    for (const one of known) process.on('uncaughtException', one)
  })
  const headers = { 'content-type': 'a/b' }
  const { statusCode } = await app.inject({ method: 'POST', url: '/shopper', payload: 'paid', headers })
  await wait(500)
  expect([statusCode, faults]).toEqual([200, []])
})
