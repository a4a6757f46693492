import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import type { Database } from '#api/db/client.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { serveOutboxPage } from './outbox-page.ts'

let api: Api
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-outbox-'))
  const plugin = async (app: Api['app']) => serveOutboxPage(app, folder)
  api = await buildTestApi({ db: {} as Database, features: [{ name: 'outbox', routes: [], plugin }] })
})
afterAll(async () => {
  await api.app.close()
  rmSync(folder, { recursive: true })
})

type Visit = { url?: string; remoteAddress?: string; headers?: Record<string, string> }
const visit = async ({ url = '/dev/outbox', remoteAddress = '127.0.0.1', headers = {} }: Visit = {}) =>
  (await api.app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } })).statusCode

describe('the mails of a shop without a mail server', () => {
  test.each<[string, Visit]>([
    ['localhost', {}],
    ['its number', { headers: { host: '127.0.0.1:3000' } }],
    ['the newer protocol', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }],
    ['the older one in the newer', { remoteAddress: '::ffff:127.0.0.1' }],
  ])('are shown to the developer at the machine, by %s', async (_, asked) => {
    expect(await visit(asked)).toBe(200)
  })

  const strangers: [string, Visit][] = [
    ['from the same network', { remoteAddress: '192.168.1.7', headers: { host: '192.168.1.2:3000' } }],
    ['who claims to mean this machine', { remoteAddress: '192.168.1.7' }],
    ['whose site leads here by its own name', { headers: { host: 'evil.example' } }],
    ['behind a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['behind a proxy that says so the new way', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['behind a proxy that only tells of itself', { headers: { via: '1.1 proxy' } }],
    ['behind a tunnel', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
  ]
  test.each(strangers)('are not there for a stranger %s', async (_, asked) => {
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1'])
      expect(await visit({ ...asked, url })).toBe(404)
  })
})
