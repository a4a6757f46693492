import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import { setErrorReplies } from '#api/plugins/refusal/error-reply.ts'
import { MakingQueue } from '../making-queue.ts'
import { PictureCache } from '../picture-cache.ts'
import { serveFilms } from './serve-films.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-films-'))
const bytes = Buffer.alloc(1000, 'frame')
let filmsMade = 0
const source: PictureSource = {
  find: async (path) => {
    const still = { contentKey: '1', open: () => Promise.reject(new Error('A film asks for no still.')) }
    const make = async () => {
      filmsMade += 1
      return bytes
    }
    const film = { contentKey: '1', type: 'video/webm', make }
    if (['art/knit.webp', 'art/unnamed.webp'].includes(path)) return { ...still, film }
    return path === 'photo.webp' ? still : undefined
  },
}
let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  setErrorReplies(app, () => STORE_VIEWS)
  serveFilms(app, {
    sources: [source],
    queue: new MakingQueue({ atOnce: 1, waiting: 5 }),
    cache: new PictureCache(folder),
    isNamed: async (path) => !path.includes('unnamed'),
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
  expect(readdirSync(folder).filter((name) => name !== 'drafts')).toHaveLength(1)
  expect(filmsMade).toBe(1)
})

test.each(['art/unnamed.webm', 'art/other.webm', 'photo.webm', 'art/knit.webp', 'art/../photo.webm', 'art/'])(
  '%s: 404',
  async (path) => {
    expect((await app.inject(`/media/film/${path}`)).statusCode).toBe(404)
  },
)
