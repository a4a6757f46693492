import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderSource } from '#api/adapters/pictures/folder-source.ts'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import { setErrorReplies } from '#api/plugins/refusal/error-reply.ts'
import { MakingQueue } from './making-queue.ts'
import { PictureCache } from './picture-cache.ts'
import { servePictures } from './routes.ts'

/** A source as a program registers it: what it finds is made for the very frame. */
const registered: PictureSource = {
  find: async (path) =>
    path.startsWith('made/')
      ? {
          contentKey: path,
          isPlaceholder: path === 'made/soon.webp',
          open: async ({ width, height }) =>
            sharp({ create: { width, height, channels: 3, background: '#8a4b3a' } }),
        }
      : undefined,
}

describe('GET /media/:size/*', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  const cacheFolder = join(folder, 'cache')
  let app: FastifyInstance

  beforeAll(async () => {
    mkdirSync(join(folder, 'shop/w'), { recursive: true })
    await photograph({ width: 806, height: 1000 }).toFile(join(folder, 'shop/w/dress.jpg'))
    writeFileSync(join(folder, 'secret.jpg'), 'not for you')
    writeFileSync(join(folder, 'shop/w/broken.jpg'), 'no picture at all')
    symlinkSync(join(folder, 'secret.jpg'), join(folder, 'shop/w/way-out.jpg'))
    app = Fastify()
    setErrorReplies(app, () => STORE_VIEWS)
    servePictures(app, {
      sources: [registered, folderSource(async () => [join(folder, 'shop')])],
      queue: new MakingQueue({ atOnce: 2, waiting: 50 }),
      cache: new PictureCache(cacheFolder),
      isNamed: async (path) => !path.includes('unnamed'),
    })
  })
  afterAll(async () => {
    await app.close()
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

  test('a registered source is asked before the folders', async () => {
    const { statusCode, rawPayload, headers } = await get('/media/210x300/made/tee.webp')
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 210, height: 300 })
    expect(headers['cache-control']).toContain('immutable')
  })

  test('what only stands in for a picture is asked for again soon', async () => {
    const { statusCode, headers } = await get('/media/210x300/made/soon.webp')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=300')
    const again = { accept: 'image/avif,image/webp', 'if-none-match': String(headers.etag) }
    expect((await get('/media/210x300/made/soon.webp', again)).headers['cache-control']).toBe(
      'public, max-age=300',
    )
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
    '/media/324x489/made/unnamed.webp',
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
