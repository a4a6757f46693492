import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endLateHandlers } from './end-late-handlers.ts'
import { SERVER_LIMITS } from './limits.ts'
import { setErrorReplies } from './refusal/error-reply.ts'

const app = Fastify(SERVER_LIMITS)
setErrorReplies(app, () => STORE_VIEWS)
let gotten = 0
endLateHandlers(app, { longestMs: 200, formMs: 200, looksMs: 20 })
app.post('/slow', () => {
  gotten += 1
  return { code: 200 }
})
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

async function send(request: string, { isHungUp = false } = {}): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  if (isHungUp) socket.end()
  return text(socket)
}

it.each([
  [
    'a list of 10,000 skus in the address',
    `GET /?skus=${'a1,'.repeat(10_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    431,
  ],
  ['a method nobody knows', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['raw bytes in the address', 'GET /\u00ff HTTP/1.1\r\nhost: x\r\n\r\n', 400],
])('%s is refused in the envelope, as every other call', async (_, request, code) => {
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} [\\s\\S]+application/json`))
  expect(JSON.parse(body)).toMatchObject({
    code,
    result: expect.any(String),
    meta: { errorCode: expect.any(String), message: expect.any(String) },
  })
})

it('a body that ends before all of it has come is told as that', async () => {
  const request =
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"sku":'
  const body = (await send(request, { isHungUp: true })).split('\r\n\r\n')[1] ?? ''
  expect(JSON.parse(body)).toMatchObject({
    code: 400,
    meta: { errorCode: 'BAD_REQUEST', field: 'body', details: [{ path: 'body', key: 'WRONG_FORM' }] },
  })
})

it('a body that does not arrive in time is the sender’s affair, and no fault of the shop in the log', async () => {
  const request =
    'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"sku":'
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1.1 408 [\s\S]+connection: close/i)
  expect(JSON.parse(body)).toMatchObject({ code: 408, meta: { errorCode: 'REQUEST_TIMEOUT', field: 'body' } })
  expect(gotten).toBe(0)
})
