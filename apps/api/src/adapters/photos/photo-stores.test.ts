import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { toErrorReply } from '#api/refusal/to-error-reply.ts'
import { folderPhotos } from './folder-photos.ts'
import { dropPhotos, newPhotoName, type OpenPhotos } from './photo-store.ts'
import { readBucket } from './read-bucket.ts'
import { s3Photos } from './s3-photos.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-photo-stores-'))
const service = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3') },
  configureBuckets: [{ name: 'shop', configs: [] }],
})
let port = 0
beforeAll(async () => {
  port = (await service.run()).port
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const bucketAt = (at: number) => {
  const bucket = readBucket(`s3+http://S3RVER:S3RVER@127.0.0.1:${at}/shop`)
  if (!bucket) throw new Error('no bucket')
  return bucket
}
const STORES: [string, () => OpenPhotos][] = [
  ['a folder', () => (kind) => folderPhotos(join(folder, kind))],
  ['a bucket', () => s3Photos(bucketAt(port))],
]
const soon = () => new Date(Date.now() + 60_000)

describe.each(STORES)('photographs in %s', (_, open) => {
  test('what is kept is read, byte by byte', async () => {
    const store = open()('review-photos')
    const [name, photo] = [newPhotoName(), randomBytes(200_000)]
    await store.keep(name, photo)
    expect((await store.read(name))?.equals(photo)).toBe(true)
    expect([await store.has(name), await store.has(newPhotoName())]).toEqual([true, false])
  })

  test('a file that is sold is kept as it came, and found without being read', async () => {
    const store = open()('download-files')
    const [name, file] = [newPhotoName('bin'), randomBytes(3_000_000)]
    await store.keep(name, file)
    expect((await store.read(name))?.equals(file)).toBe(true)
    expect(await store.has(name)).toBe(true)
    expect(await store.listOlderThan(soon())).toEqual([name])
  })

  test('each kind has a place of its own', async () => {
    const name = newPhotoName()
    await open()('review-photos').keep(name, Buffer.from('a review'))
    expect(await open()('customer-photos').read(name)).toBeUndefined()
    expect(await open()('customer-photos').listOlderThan(soon())).not.toContain(name)
  })

  test('what is removed is gone, and may be removed again', async () => {
    const store = open()('review-photos')
    const name = newPhotoName()
    await store.keep(name, Buffer.from('x'))
    await store.remove(name)
    await store.remove(name)
    expect(await store.read(name)).toBeUndefined()
  })

  test.each(['../keys/secret', '', 'x.webp', `${'a'.repeat(32)}.svg`])(
    '%j is no name of ours',
    async (name) => {
      const store = open()('review-photos')
      await expect(store.keep(name, Buffer.from('x'))).rejects.toThrow('under a name of ours only')
      expect([await store.read(name), await store.has(name)]).toEqual([undefined, false])
    },
  )

  test('old ones are listed, new ones are not', async () => {
    const store = open()('partner-photos')
    const names = Array.from({ length: 5 }, newPhotoName)
    for (const name of names) await store.keep(name, Buffer.from('x'))
    expect((await store.listOlderThan(soon())).sort()).toEqual([...names].sort())
    expect(await store.listOlderThan(new Date(Date.now() - 60_000))).toEqual([])
  })
})

describe('a bucket that is not well', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  /** Answers with these, one after the other. */
  async function answering(statuses: number[]) {
    const opened = createServer((request, reply) => {
      request.resume().on('end', () => reply.writeHead(statuses.shift() ?? 500).end())
    })
    server = opened
    await new Promise<void>((done) => void opened.listen(0, '127.0.0.1', done))
    return s3Photos(bucketAt((opened.address() as AddressInfo).port))('review-photos')
  }

  test('its refusal is told without the key', async () => {
    const store = await answering([403])
    await expect(store.keep(newPhotoName(), Buffer.from('x'))).rejects.toThrow(
      /^The bucket of FILES_URL could not keep a file: 403\.$/,
    )
  })

  test('whoever brings a photograph meanwhile is asked to come again', async () => {
    const store = await answering([403, 403, 403, 403])
    const tries = [
      () => store.keep(newPhotoName(), Buffer.from('x')),
      () => store.read(newPhotoName()),
      () => store.has(newPhotoName()),
      () => store.listOlderThan(soon()),
    ]
    expect(await Promise.all(tries.map(codeOf))).toEqual([503, 503, 503, 503])
    await new Promise((done) => server?.close(done))
    expect(await Promise.all(tries.map(codeOf))).toEqual([503, 503, 503, 503])
    await expect(tries[0]?.()).rejects.toThrow('The bucket of FILES_URL does not answer.')
  })

  const codeOf = (attempt: () => Promise<unknown>) =>
    attempt().then(
      () => 200,
      (error) => toErrorReply(error).code,
    )

  test('what cannot be removed just then hides no reason why it was to be removed', async () => {
    const store = await answering([403])
    await dropPhotos(store, [newPhotoName()])
  })

  test('a bucket that is not there is no photograph that is not there', async () => {
    const store = s3Photos({ ...bucketAt(port), address: `http://127.0.0.1:${port}/no-shop` })(
      'review-photos',
    )
    const said = 'The bucket of FILES_URL could not read a file: 404 NoSuchBucket.'
    await expect(store.read(newPhotoName())).rejects.toThrow(said)
  })

  test('a key that is wrong is told as what it is', async () => {
    const store = s3Photos({ ...bucketAt(port), accessKeyId: 'WRONG' })('review-photos')
    const said = 'could not keep a file: 403 InvalidAccessKeyId.'
    await expect(store.keep(newPhotoName(), Buffer.from('x'))).rejects.toThrow(said)
  })

  test('a failure of a moment loses no photograph', async () => {
    const statuses = [503, 200]
    const store = await answering(statuses)
    await store.keep(newPhotoName(), Buffer.from('x'))
    expect(statuses).toEqual([])
  })
})

test.each([
  ['s3://k:s@s3.example/shop?region=eu-central-1', 'https://s3.example/shop', 'eu-central-1'],
  ['s3+http://k:a%2Fb@10.0.0.5:9000/shop', 'http://10.0.0.5:9000/shop', 'us-east-1'],
])('%s names a bucket', (text, address, region) => {
  expect(readBucket(text)).toMatchObject({ address, region, accessKeyId: 'k' })
})

test.each([
  'https://k:s@s3.example/shop',
  's3://s3.example/shop',
  's3://k:s@s3.example/',
  's3://k:s@s3.example/a/b',
  'x',
])('%s names none', (text) => {
  expect(readBucket(text)).toBeUndefined()
})
