import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnSource } from '#api/adapters/pictures/drawn-source.ts'
import { folderSource } from '#api/adapters/pictures/folder-source.ts'
import { setErrorReplies } from '#api/plugins/error-reply.ts'
import { MakingQueue } from './making-queue.ts'
import { PictureCache } from './picture-cache.ts'
import { servePictures } from './routes.ts'

const DRAWN = '/media/210x300/art/tee/jersey-breton/chalk-navy/front-a2.webp'

describe('GET /media/:size/*', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  const cacheFolder = join(folder, 'cache')
  const drawn = drawnSource()
  let app: FastifyInstance

  beforeAll(async () => {
    mkdirSync(join(folder, 'shop/w'), { recursive: true })
    await photograph({ width: 806, height: 1000 }).toFile(join(folder, 'shop/w/dress.jpg'))
    writeFileSync(join(folder, 'secret.jpg'), 'not for you')
    writeFileSync(join(folder, 'shop/w/broken.jpg'), 'no picture at all')
    symlinkSync(join(folder, 'secret.jpg'), join(folder, 'shop/w/way-out.jpg'))
    app = Fastify()
    setErrorReplies(app)
    servePictures(app, {
      sources: [drawn, folderSource(async () => [join(folder, 'shop')])],
      queue: new MakingQueue({ atOnce: 2, waiting: 50 }),
      cache: new PictureCache(cacheFolder),
    })
  })
  afterAll(async () => {
    await app.close()
    await drawn.close?.()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (url: string, headers: Record<string, string> = { accept: 'image/avif,image/webp' }) =>
    app.inject({ url, headers })

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('to a reader of %s sends %s of the asked size', async (accept, type, format) => {
    const reply = await get('/media/324x489/w/dress.jpg', { accept })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'content-type': type, vary: 'Accept' })
    expect(reply.headers['cache-control']).toContain('immutable')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width: 324, height: 489 })
  })

  test('makes the double size for dense screens', async () => {
    const { rawPayload } = await get('/media/210x300@2x/w/dress.jpg')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 420, height: 600 })
  })

  test('draws what has no photograph', async () => {
    const { statusCode, rawPayload } = await get(DRAWN)
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 210, height: 300 })
  })

  test('keeps the picture: asked again it comes from disk, and with its tag not at all', async () => {
    const first = await get('/media/600x744/w/dress.jpg')
    const files = readdirSync(cacheFolder, { recursive: true }).length
    const again = await get('/media/600x744/w/dress.jpg')
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(readdirSync(cacheFolder, { recursive: true })).toHaveLength(files)
    const tagged = await get('/media/600x744/w/dress.jpg', {
      accept: 'image/avif',
      'if-none-match': String(first.headers.etag),
    })
    expect(tagged.statusCode).toBe(304)
    expect(tagged.payload).toBe('')
  })

  test('a replaced photograph gets a new tag', async () => {
    const before = await get('/media/210x300/w/dress.jpg')
    await photograph({ width: 900, height: 1000 }).toFile(join(folder, 'shop/w/dress.jpg'))
    const after = await get('/media/210x300/w/dress.jpg')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  test('shows a thing on white whole instead of cutting its sides off', async () => {
    const bag = { input: { create: { width: 900, height: 400, channels: 3, background: '#222' } } } as const
    await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#fff' } })
      .composite([bag])
      .jpeg()
      .toFile(join(folder, 'shop/w/bag.jpg'))
    const { rawPayload } = await get('/media/324x489/w/bag.jpg')
    const { data } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
    const middle = [...data.subarray(244 * 324, 245 * 324)]
    expect([middle[2], middle[162], middle[321]].map((value) => Number(value) > 200)).toEqual([
      true,
      false,
      true,
    ])
  })

  test.each([
    '/media/324x489/w/none.jpg',
    '/media/1x1/w/dress.jpg',
    '/media/324x489/../secret.jpg',
    '/media/324x489/..%2fsecret.jpg',
    '/media/324x489/w/..%2f..%2fsecret.jpg',
    '/media/324x489/w/way-out.jpg',
    '/media/324x489/%2fetc%2fpasswd',
    '/media/324x489/w/dress.jpg%00.png',
    '/media/324x489/w',
    '/media/324x489/art/no-such-thing.webp',
    `/media/324x489/${'a'.repeat(400)}.jpg`,
  ])('answers 404 to %s', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).not.toContain('immutable')
  })

  test('a file that is no picture is as good as missing', async () => {
    expect((await get('/media/324x489/w/broken.jpg')).statusCode).toBe(404)
  })
})

function photograph({ width, height }: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: '#8a4b3a' } }).jpeg()
}
