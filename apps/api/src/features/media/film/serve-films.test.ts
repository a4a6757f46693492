import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderSource } from '#api/adapters/pictures/folder-source.ts'
import { setErrorReplies } from '#api/plugins/error-reply.ts'
import { MakingQueue } from '../making-queue.ts'
import { PictureCache } from '../picture-cache.ts'
import { serveFilms } from './serve-films.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-films-'))
const kept = join(folder, 'kept')
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(folder, 'shop/art'), { recursive: true })
  const still = { width: 300, height: 372, channels: 3 as const, background: '#b4854f' }
  await sharp({ create: still }).webp().toFile(join(folder, 'shop/art/knit.webp'))
  await sharp({ create: still }).webp().toFile(join(folder, 'shop/photo.webp'))
  app = Fastify()
  setErrorReplies(app)
  serveFilms(app, {
    sources: [folderSource(async () => [join(folder, 'shop')])],
    queue: new MakingQueue({ atOnce: 1, waiting: 5 }),
    cache: new PictureCache(kept),
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a film is made of its picture once, and sent in the parts a player asks for', async () => {
  const whole = await app.inject('/media/film/art/knit.webm')
  expect(whole.statusCode).toBe(200)
  expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
  const size = whole.rawPayload.length
  const range = async (text: string) =>
    app.inject({ url: '/media/film/art/knit.webm', headers: { range: text } })
  const part = await range('bytes=100-199')
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${size}`])
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200))
  expect((await range(`bytes=${size}-`)).statusCode).toBe(416)
  const tagged = { 'if-none-match': String(whole.headers.etag) }
  expect((await app.inject({ url: '/media/film/art/knit.webm', headers: tagged })).statusCode).toBe(304)
  expect(readdirSync(kept)).toHaveLength(1)
})

test.each(['art/other.webm', 'photo.webm', 'art/knit.webp', 'art/../photo.webm', 'art/'])(
  '%s: 404',
  async (path) => {
    expect((await app.inject(`/media/film/${path}`)).statusCode).toBe(404)
  },
)
