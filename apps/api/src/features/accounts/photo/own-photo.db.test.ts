import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { updateProfile } from '@vitrine/contract/user/profile-changes'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
let token: string
let jpeg: Buffer
beforeAll(async () => {
  shop = await anAccountShop()
  jpeg = await picture(900, 600)
    .withExif({ IFD0: { Artist: 'Canary' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetBudgets()
  token = (await shop.signedIn('ada@shopper.example')).token
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })

async function send(fields: Record<string, string>, photos: (Buffer | string)[], field = 'photo') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const photo of photos) form.append(field, new Blob([photo as never]), 'IMG_1.jpg')
  const headers = { 'x-vs-store-code': 'de', authorization: `Bearer ${token}` }
  const url = updateProfile.path
  const reply = await shop.api().app.inject({ method: 'POST', url, headers, payload: form as never })
  return { status: reply.statusCode, body: reply.json() }
}
const load = (path: string) => shop.api().app.inject(path)
const files = () =>
  readdirSync(join(shop.dataDir, 'customer-photos'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  )
const photoOf = async () => (await shop.get('profile', { token })).body.result.photo

describe('a photo of oneself', () => {
  test('is a small square of ours, without what the camera wrote, and stays on no device', async () => {
    const { body } = await send({ firstname: 'Ada', city: 'Bonn' }, [jpeg])
    expect(body.result).toMatchObject({ firstname: 'Ada', city: 'Bonn' })
    expect(body.result.photo).toMatch(/^\/u\/[0-9a-f]{32}\.webp$/)
    const shown = await load(body.result.photo)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const { width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect([width, height, exif, shown.rawPayload.includes('Canary')]).toEqual([320, 320, undefined, false])
  })

  test('that is saved is answered as saved, also where the former one cannot be removed just then', async () => {
    const first: string = (await send({}, [jpeg])).body.result.photo
    const name = first.replace('/u/', '')
    const file = join(shop.dataDir, 'customer-photos', name.slice(0, 2), name)
    rmSync(file)
    mkdirSync(file)
    const { status } = await send({}, [jpeg])
    rmSync(file, { recursive: true })
    expect(status).toBe(200)
    expect(await photoOf()).not.toBe(first)
    expect(files()).toHaveLength(1)
  })

  test('goes when another one comes, and when it is taken away', async () => {
    const first = (await send({}, [jpeg])).body.result.photo
    const second = (await send({}, [jpeg])).body.result.photo
    expect([(await load(first)).statusCode, (await load(second)).statusCode, files().length]).toEqual([
      ...[404, 200],
      1,
    ])
    await shop.post('update', { photo: null }, { token })
    expect([await photoOf(), (await load(second)).statusCode, files()]).toEqual([null, 404, []])
  })

  test('a place emptied in the form beside it is gone, as in JSON, and a name stays asked for', async () => {
    await send({ lastname: 'Byron', city: 'Bonn', postcode: '53111', country: 'DE' }, [jpeg])
    const emptied = await send({ lastname: '', city: '', postcode: '', country: '', photo: '' }, [])
    expect(emptied.body.result).toMatchObject({ lastname: '', city: '', postcode: '', country: '' })
    expect(emptied.body.result.photo).toBe(await photoOf())
    expect((await send({ firstname: '' }, [])).body.result).toBe('ENTER_YOUR_NAME')
  })

  test('is kept while other things change', async () => {
    const { photo } = (await send({}, [jpeg])).body.result
    await shop.post('update', { city: 'York' }, { token })
    expect([await photoOf(), (await load(photo)).statusCode]).toEqual([photo, 200])
  })

  test.each<[string, () => Promise<Buffer | string> | Buffer | string]>([
    [
      'a drawing with a script',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', () => '<html><body>hello'],
    ['a GIF', () => picture(40, 40).gif().toBuffer()],
    ['a picture cut short', async () => (await picture(900, 900).png().toBuffer()).subarray(0, 900)],
    ['a program with the name of a picture', () => Buffer.from('MZ\u0000\u0000program')],
  ])('%s is refused by the name of the field, and nothing changes', async (_, content) => {
    const { photo } = (await send({ city: 'York' }, [jpeg])).body.result
    const { status, body } = await send({ city: 'Bonn' }, [await content()])
    expect([status, body.meta.details]).toMatchObject([400, [{ path: 'photo', key: 'REFUSED' }]])
    expect((await shop.get('profile', { token })).body.result).toMatchObject({ photo, city: 'York' })
    expect(files()).toHaveLength(1)
  })

  test.each<[string, () => Promise<{ status: number }>]>([
    ['two', () => send({}, [jpeg, jpeg])],
    ['one in another field', () => send({}, [jpeg], 'roles')],
    ['one of six megabytes', () => send({}, [Buffer.alloc(6 * 1024 * 1024, 1)])],
    ['one with a name that is none', () => send({ firstname: '42' }, [jpeg])],
    ['one with a right besides', () => send({ roles: 'admin' }, [jpeg])],
    ['a name of a file', () => shop.post('update', { photo: '/etc/passwd' }, { token })],
  ])('%s is refused', async (_, wish) => {
    const [before, count] = [await photoOf(), files().length]
    expect((await wish()).status).toBeGreaterThanOrEqual(400)
    expect([await photoOf(), files().length]).toEqual([before, count])
  })

  test.each(['x', '../../secret', `${'0'.repeat(32)}.webp`])('%s is nobody’s', async (name) => {
    expect((await load(`/u/${encodeURIComponent(name)}`)).statusCode).toBe(404)
  })

  test('a file no account names is swept, and only after its hour', async () => {
    await send({}, [jpeg])
    const named = files()
    await shop.db.updateTable('customer').set({ photo: null }).execute()
    const sweep = () => shop.api().jobs.run('accounts.sweep-photos')
    for (const name of named) {
      const fresh = new Date(shop.now().getTime() - 3_500_000)
      utimesSync(join(shop.dataDir, 'customer-photos', name), fresh, fresh)
    }
    expect(await sweep()).toEqual({ removed: 0 })
    shop.pass(200_000)
    expect([await sweep(), files()]).toEqual([{ removed: named.length }, []])
  })
})
