import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { defineCall } from '@vitrine/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '#api/app.ts'
import type { Database } from '#api/db/client.ts'
import { createLogger } from '#api/log.ts'
import { serve } from '#api/routing/serve.ts'
import { buildTestApi } from '#api/testing/test-api.ts'

const tell = defineCall({
  id: 'test.tell',
  method: 'POST',
  path: '/api/test/tell',
  may: 'review:create',
  storeScoped: false,
  summary: 'for tests',
  body: z.object({ name: z.string(), size: z.string().optional(), kinds: z.array(z.string()).optional() }),
  uploads: { field: 'photos', maxFiles: 2, maxFileBytes: 1000, lists: ['kinds'] },
  reply: z.custom<unknown>(),
})
const whole = defineCall({
  ...tell,
  id: 'test.whole',
  path: '/api/test/whole',
  uploads: { ...tell.uploads, keepsEmpty: true },
})
const plain = defineCall({ ...tell, id: 'test.plain', path: '/api/test/plain', uploads: undefined as never })

let api: Api
let seen: string[] = []
let modes: string[] = []
let names: string[] = []
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
beforeAll(async () => {
  const routes = [tell, whole, plain].map((call) =>
    serve(call, (_, { body, facts }) => {
      seen = facts.uploads.map(({ path }) => path)
      names = facts.uploads.map(({ filename }) => filename)
      modes = seen.flatMap((path) => [dirname(path), path]).map(modeOf)
      return { ...body, there: seen.map((path) => existsSync(path)) }
    }),
  )
  api = await buildTestApi({ db: {} as Database, routes })
})
afterAll(() => api.app.close())

function post(parts: [string, string | Blob][], url: string = tell.path) {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, '../../etc/passwd')
  }
  return api.app.inject({ method: 'POST', url, payload: form as never })
}
const file = (bytes: number) => new Blob([new Uint8Array(bytes)])

describe('a form with files', () => {
  test('fields and files arrive, whatever the order, and the files are gone afterwards', async () => {
    const reply = await post([
      ['photos', file(10)],
      ['name', 'Ada'],
      ['size', ''],
      ['photos', file(20)],
    ])
    expect(reply.json()).toEqual({ code: 200, result: { name: 'Ada', there: [true, true] } })
    expect(seen.some((path) => path.includes('passwd'))).toBe(false)
    await expect.poll(() => seen.some((path) => existsSync(path))).toBe(false)
  })

  test('a file is told by the name its sender gave it, in any script, and never by a folder', async () => {
    for (const name of ['Мой узор №1.pdf', '图案.zip', 'a;b="c" & ü.txt', '../../etc/passwd']) {
      const form = new FormData()
      form.append('name', 'Ada')
      form.append('photos', file(10), name)
      await api.app.inject({ method: 'POST', url: tell.path, payload: form as never })
      expect(names).toEqual([name.replace(/"/g, '%22').replace('../../etc/', '')])
    }
  })

  test('a file input nobody chose a file in, which browsers send without a name, is no file', async () => {
    const part = (head: string) => `--b\r\ncontent-disposition: form-data; ${head}`
    const reply = await api.app.inject({
      method: 'POST',
      url: tell.path,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: [
        part('name="photos"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n'),
        part('name="other"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n'),
        part('name="name"\r\n\r\nAda\r\n--b--\r\n'),
      ].join(''),
    })
    expect(reply.json()).toEqual({ code: 200, result: { name: 'Ada', there: [] } })
  })

  test('a field that was emptied is said where the call takes that, but for that of the files', async () => {
    const reply = await post(
      [
        ['name', 'Ada'],
        ['size', ''],
        ['photos', ''],
      ],
      whole.path,
    )
    expect(reply.json()).toEqual({ code: 200, result: { name: 'Ada', size: '', there: [] } })
  })

  test('a field that may come more than once is read as a list, all others are refused then', async () => {
    const many = async (name: string) => {
      const reply = await post(
        [
          [name, 'a'],
          [name, 'b'],
          ['name', 'Ada'],
        ].slice(name === 'name' ? 1 : 0) as [string, string][],
      )
      return reply.json()
    }
    expect((await many('kinds')).result).toMatchObject({ kinds: ['a', 'b'] })
    expect((await many('name')).meta).toMatchObject({ field: 'name', details: [{ key: 'GIVEN_TWICE' }] })
  })

  describe('without files, as a program sends one by URLSearchParams', () => {
    const send = async (payload: string, url: string = tell.path) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const reply = await api.app.inject({ method: 'POST', url, headers, payload })
      return { status: reply.statusCode, ...reply.json() }
    }

    test('is read as one with files is', async () => {
      expect((await send('name=Ada+%D0%AE&kinds=a&kinds=b&size=')).result).toEqual({
        name: 'Ada Ю',
        kinds: ['a', 'b'],
        there: [],
      })
      expect((await send('name=Ada&size=', whole.path)).result).toMatchObject({ size: '' })
    })

    test.each([
      ['name=Ada&name=Bea', 'name', 'GIVEN_TWICE'],
      ['name=Ada%00', 'name', 'REFUSED'],
      ['__proto__=1&name=Ada', 'form', 'WRONG_FORM'],
      [`name=Ada${'&x=1'.repeat(30)}`, 'form', 'TOO_MANY'],
      ['', 'name', 'REQUIRED'],
    ])('%# is refused by the name of its field', async (payload, field, key) => {
      expect(await send(payload)).toMatchObject({ status: 400, meta: { field, details: [{ key }] } })
    })

    test('is refused unread where the call takes no form', async () => {
      expect((await send('name=Ada', plain.path)).status).toBe(415)
    })
  })

  test('too many files, or one too large, are told by the name of their field', async () => {
    const files = (count: number, bytes: number) =>
      post([
        ['name', 'Ada'],
        ...Array.from({ length: count }, () => ['photos', file(bytes)] as [string, Blob]),
      ])
    const problems = []
    for (const reply of [await files(3, 10), await files(1, 1001)])
      problems.push(reply.json().meta.details[0])
    expect(problems).toMatchObject([
      { path: 'photos', key: 'TOO_MANY', params: { limit: 2 }, message: 'holds more than 2' },
      {
        path: 'photos',
        key: 'TOO_LARGE',
        params: { limit: 1000 },
        message: 'holds a file of more than 1000 bytes',
      },
    ])
  })

  test('the same call in JSON has no files, whatever it claims', async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: tell.path,
      payload: { name: 'Ada', photos: ['/etc/passwd'], uploads: [{ path: '/etc/passwd' }] },
    })
    expect(reply.json()).toEqual({ code: 200, result: { name: 'Ada', there: [] } })
  })

  test.each<[string, [string, string | Blob][]]>([
    [
      'a file too many',
      [
        ['photos', file(1)],
        ['photos', file(1)],
        ['photos', file(1)],
        ['name', 'x'],
      ],
    ],
    [
      'a file too large',
      [
        ['photos', file(1001)],
        ['name', 'x'],
      ],
    ],
    ['a file where none belongs', [['name', file(1)]]],
    [
      'a field twice',
      [
        ['name', 'x'],
        ['name', 'y'],
      ],
    ],
    [
      'a prototype',
      [
        ['__proto__', 'x'],
        ['name', 'y'],
      ],
    ],
    ['forty fields', Array.from({ length: 40 }, (_, at) => [`f${at}`, 'x'])],
  ])('%s: 400', async (_, parts) => {
    expect((await post(parts)).statusCode).toBe(400)
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'cut short',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nA',
    ],
    ['nonsense', 'multipart/form-data; boundary=b', 'nonsense'],
    [
      'cut short in a file',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nA',
    ],
  ])('%s: 400, and it is the form that could not be read', async (_, type, payload) => {
    const headers = { 'content-type': type }
    const reply = await api.app.inject({ method: 'POST', url: tell.path, headers, payload })
    expect(reply.json()).toMatchObject({
      code: 400,
      meta: { errorCode: 'VALIDATION', field: 'form', details: [{ path: 'form', key: 'WRONG_FORM' }] },
    })
  })

  test('more fields than a form may have are told with their limit', async () => {
    const reply = await post(Array.from({ length: 40 }, (_, at) => [`f${at}`, 'x']))
    expect(reply.json().meta.details).toMatchObject([
      { path: 'form', key: 'TOO_MANY', params: { limit: 30 } },
    ])
  })

  test('a refused form leaves no file behind and nothing to look for', async () => {
    const errors: string[] = []
    const logger = createLogger('info', { write: (line: string) => errors.push(line) })
    const loud = await buildTestApi({ db: {} as Database, routes: [serve(tell, () => null)], logger })
    const form = new FormData()
    for (const bytes of [10, 10, 10]) form.append('photos', file(bytes), 'IMG_1.jpg')
    const reply = await loud.app.inject({ method: 'POST', url: tell.path, payload: form as never })
    expect(reply.statusCode).toBe(400)
    // The library looks after the answer is out.
    await pause(200)
    await loud.app.close()
    expect(errors).toEqual([expect.stringContaining('a form could not be read')])
    expect(errors.join()).not.toContain('stack')
  })

  test('nobody else on the machine may look at the photos of a form', async () => {
    await post([
      ['name', 'Ada'],
      ['photos', file(10)],
    ])
    expect(modes).toEqual(['700', '600'])
  })

  test('a form heavier than all its files is refused unread', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '99000000' }
    const reply = await api.app.inject({ method: 'POST', url: tell.path, headers, payload: 'x' })
    expect([reply.statusCode, reply.headers.connection]).toEqual([413, 'close'])
  })

  test('80 MB of JSON are refused by a call that takes 80 MB of photos', async () => {
    const payload = JSON.stringify({ name: 'x'.repeat(300_000) })
    const headers = { 'content-type': 'application/json' }
    const reply = await api.app.inject({ method: 'POST', url: tell.path, headers, payload })
    expect(reply.json()).toMatchObject({ code: 413, meta: { errorCode: 'PAYLOAD_TOO_LARGE' } })
  })

  test('calls without files take no forms', async () => {
    expect((await post([['name', 'x']], plain.path)).statusCode).toBe(415)
  })
})
