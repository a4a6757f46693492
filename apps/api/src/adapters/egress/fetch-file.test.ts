import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { isPrivate } from '#api/adapters/webhook/look-up-public.ts'
import { fetchFile } from './fetch-file.ts'

const LIMITS = { maxBytes: 1024 * 1024, timeoutMs: 5000 }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function aServer(answer: RequestListener): Promise<{ url: string; asked: () => number }> {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close().closeAllConnections())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/goods.csv`, asked: () => asked }
}

describe('nobody is asked at', () => {
  const nobody: LookupFunction = () => {
    throw new Error('A name was looked up.')
  }
  test.each([
    ['https://127.0.0.1/x', 'private network'],
    ['https://2130706433/x', 'private network'],
    ['https://0x7f.1/x', 'private network'],
    ['https://0177.0.0.1/x', 'private network'],
    ['https://[::1]/x', 'private network'],
    ['https://[::ffff:127.0.0.1]/x', 'private network'],
    ['https://[::ffff:7f00:1]/x', 'private network'],
    ['https://169.254.169.254/latest/meta-data', 'private network'],
    ['https://10.0.0.8/x', 'private network'],
    ['http://shop.example/goods.csv', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['ftp://shop.example/x', 'https://'],
    ['https://shop.example:8443/x', 'port'],
    ['https://me:secret@shop.example/x', 'password'],
    ['not an address', 'no address'],
  ])('%s', async (url, words) => {
    await expect(fetchFile({ url, lookup: nobody, ...LIMITS })).rejects.toThrow(words)
  })
})

test('a name that leads into a private network is not connected to, also when it did not a moment ago', async () => {
  const { asked } = await aServer((_, response) => response.end('sku'))
  const rebound: LookupFunction = (_, __, callback) => callback(isPrivate(), '', 0)
  await expect(fetchFile({ url: 'https://shop.example/x', lookup: rebound, ...LIMITS })).rejects.toThrow(
    'private network',
  )
  await expect(fetchFile({ url: 'https://localhost/x', ...LIMITS })).rejects.toThrow('private network')
  expect(asked()).toBe(0)
})

describe('an answer', () => {
  const take = (url: string, limits: object = {}) =>
    fetchFile({ url, allowPrivate: true, ...LIMITS, ...limits })

  test('comes as it is', async () => {
    const { url } = await aServer((_, response) => response.end('sku,name'))
    expect(new TextDecoder().decode(await take(url))).toBe('sku,name')
  })

  test('that sends us elsewhere is not followed', async () => {
    const secret = await aServer((_, response) => response.end('secret'))
    const { url } = await aServer((_, response) => response.writeHead(302, { location: secret.url }).end())
    await expect(take(url)).rejects.toThrow('leads on to another one')
    expect(secret.asked()).toBe(0)
  })

  test('is no file when it is an error', async () => {
    const { url } = await aServer((_, response) => response.writeHead(404).end())
    await expect(take(url)).rejects.toThrow('answers 404')
  })

  test('without end is cut at its limit, told or not', async () => {
    const told = await aServer((_, response) =>
      response.writeHead(200, { 'content-length': '9999999' }).write('x'),
    )
    await expect(take(told.url)).rejects.toThrow('larger than 1 MB')
    const { url } = await aServer((_, response) => response.end(Buffer.alloc(2 * 1024 * 1024)))
    await expect(take(url)).rejects.toThrow('larger than 1 MB')
  })

  test('that drips is not waited for', async () => {
    const { url } = await aServer((_, response) => void response.write('s'))
    await expect(take(url, { timeoutMs: 200 })).rejects.toThrow('takes too long')
  })
})
