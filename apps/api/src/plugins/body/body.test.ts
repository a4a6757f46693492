// What a body has to be before a call reads it.
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.ts'
import { acceptOnlyJson } from './json-body.ts'
import { refuseCompressed } from './refuse-compressed.ts'

const app = openApp()
refuseCompressed(app)
acceptOnlyJson(app)
app.post('/api/echo', ({ body }) => ({ got: body ?? 'nothing' }))
app.get('/api/echo', () => ({ got: 'asked' }))
afterAll(() => app.close())

type Sent = { payload?: string | Buffer; headers?: Record<string, string>; method?: 'GET' | 'POST' }
const send = ({ headers = {}, method = 'POST', ...rest }: Sent) =>
  app.inject({
    method,
    url: '/api/echo',
    headers: { 'content-type': 'application/json', ...headers },
    ...rest,
  })

test.each<[what: string, payload: string | undefined, got: unknown]>([
  ['JSON', '{"sku":"COAT"}', { sku: 'COAT' }],
  ['letters of every language', '{"q":"плащ 大衣 Mäntel"}', { q: 'плащ 大衣 Mäntel' }],
  ['a body announced and left out', undefined, 'nothing'],
])('%s is read', async (_, payload, got) => {
  expect((await send({ ...(payload !== undefined && { payload }) })).json()).toEqual({ got })
})

test.each<[what: string, sent: Sent, status: number]>([
  ['half of it', { payload: '{"sku":' }, 400],
  ['letters of another table', { payload: Buffer.from([0x22, 0xe4, 0x22]) }, 400],
  ['what reaches into the inside of objects', { payload: '{"__proto__":{"isAdmin":true}}' }, 400],
  ['the same by its constructor', { payload: '{"constructor":{"prototype":{"x":1}}}' }, 400],
  ['a form', { payload: 'sku=COAT', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['a text', { payload: '{}', headers: { 'content-type': 'text/plain' } }, 415],
  ['a packed body', { payload: gzipSync('{}'), headers: { 'content-encoding': 'gzip' } }, 415],
  ['a body packed by many names', { payload: '{}', headers: { 'content-encoding': ' BR, gzip' } }, 415],
])('%s is refused as the sender’s fault', async (_, sent, status) => {
  const reply = await send(sent)
  expect([reply.statusCode, reply.json().code]).toEqual([status, status])
})

test('who packs is told not to; who says they have not, or sends none, is heard', async () => {
  const packed = await send({ payload: gzipSync('{}'), headers: { 'content-encoding': 'gzip' } })
  expect(packed.headers['accept-encoding']).toBe('identity')
  expect((await send({ payload: '{}', headers: { 'content-encoding': 'Identity' } })).statusCode).toBe(200)
  const asked = await send({ method: 'GET', headers: { 'content-encoding': 'gzip' } })
  expect(asked.json()).toEqual({ got: 'asked' })
})
