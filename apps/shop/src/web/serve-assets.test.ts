// The storefront's files: kept for ever where their name changes with them, asked for again where it does not.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAssets } from './serve-assets.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrine-assets-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(root, 'assets'))
  mkdirSync(join(root, '.vite'))
  const script = 'open()'.repeat(300)
  for (const [name, text] of Object.entries({
    'assets/entry-1a2b.js': script,
    'worker.js': 'keep()',
    '.vite/manifest.json': '{}',
    'assets/.secret': 'no',
  }))
    writeFileSync(join(root, name), text)
  writeFileSync(join(root, 'assets/entry-1a2b.js.gz'), gzipSync(script))
  app = Fastify()
  await serveAssets(app, root)
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})
const get = (url: string, encoding = '') => app.inject({ url, headers: { 'accept-encoding': encoding } })

test('one with a hash in its name is kept for ever, the worker is asked for each time', async () => {
  const [script, worker] = [await get('/assets/entry-1a2b.js'), await get('/worker.js')]
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(worker.headers['cache-control']).toBe('no-cache')
  for (const reply of [script, worker]) expect(reply.headers['content-type']).toMatch(/javascript/)
})

test('a browser that can unpack gets the packed copy under the same name', async () => {
  const [packed, plain] = [await get('/assets/entry-1a2b.js', 'gzip'), await get('/assets/entry-1a2b.js')]
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
  expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
})

test.each([
  '/assets/entry-1a2b.js.gz',
  '/.vite/manifest.json',
  '/assets/.secret',
  '/assets/',
  '/assets/none.js',
  '/assets/../worker.js.map',
  '/assets/..%2f..%2fetc%2fpasswd',
])('%s has no address', async (url) => expect((await get(url)).statusCode).toBe(404))

test('a browser that has it already hears no more than that', async () => {
  const { headers } = await get('/worker.js')
  const again = await app.inject({ url: '/worker.js', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
