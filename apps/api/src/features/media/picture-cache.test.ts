// Pictures that were made once: whole or not there, and a full disk costs nobody the page.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FoundPicture } from '#api/adapters/pictures/picture-source.ts'
import { MakingQueue } from './making-queue.ts'
import { PictureCache } from './picture-cache.ts'
import { getMade, keyOf, type PictureService } from './picture-service.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const files = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !statSync(join(folder, name)).isDirectory())

test('what was stored is found, and what was not is not', async () => {
  const cache = new PictureCache(folder)
  await cache.store('abcd', Buffer.from('picture'))
  expect(String(await cache.find('abcd'))).toBe('picture')
  expect(await cache.find('abce')).toBeUndefined()
})

test('twenty processes that made the same picture leave one, whole, and no rest beside it', async () => {
  const cache = new PictureCache(folder)
  await Promise.all(Array.from({ length: 20 }, () => cache.store('abcd', Buffer.alloc(100_000, 1))))
  expect(files()).toEqual(['ab/abcd'])
  expect((await cache.find('abcd'))?.length).toBe(100_000)
})

test('where it cannot be stored nothing half is left', async () => {
  mkdirSync(join(folder, 'ab/abcd'), { recursive: true })
  await expect(new PictureCache(folder).store('abcd', Buffer.from('x'))).rejects.toThrow()
  expect(files()).toEqual([])
})

test('what a process that was killed had half written lay there for good: it goes after an hour', async () => {
  const cache = new PictureCache(folder)
  await cache.store('abcd', Buffer.from('picture'))
  const [drafts = ''] = readdirSync(folder).filter((name) => name !== 'ab')
  writeFileSync(join(folder, drafts, 'abce.0123456789ab'), 'pic')
  const later = async (hours: number) => cache.sweep(new Date(Date.now() + hours * 3_600_000))
  expect([await later(0.5), files().length]).toEqual([0, 2])
  expect([await later(2), files()]).toEqual([1, ['ab/abcd']])
  expect(await new PictureCache(join(folder, 'none yet')).sweep(new Date())).toBe(0)
})

const SERVICE = (more: Partial<PictureService> = {}): PictureService => ({
  ...{ sources: [], queue: new MakingQueue({ atOnce: 1, waiting: 5 }), cache: new PictureCache(folder) },
  isNamed: async () => true,
  ...more,
})
const picture = {} as FoundPicture
const wanted = (make: () => Promise<Buffer>) => ({ key: 'abcd', path: 'w/coat.jpg', picture, make })

test('a picture is made once and then read, also when the shop shows it no longer: orders still do', async () => {
  let made = 0
  const make = async () => Buffer.from(`picture ${++made}`)
  expect(String(await getMade(SERVICE(), wanted(make)))).toBe('picture 1')
  expect(String(await getMade(SERVICE({ isNamed: async () => false }), wanted(make)))).toBe('picture 1')
})

test('of what the shop shows nowhere nothing is made, unless its source knows it for the shop’s own', async () => {
  const hidden = SERVICE({ isNamed: async () => false })
  const make = async () => Buffer.from('picture')
  await expect(getMade(hidden, wanted(make))).rejects.toMatchObject({ status: 404 })
  const own = { ...wanted(make), picture: { ...picture, isNamedByShop: true } }
  expect(String(await getMade(hidden, own))).toBe('picture')
})

test('each part of a picture’s name stands for another picture, wherever a line ends', () => {
  const keys = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', '']].map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyOf(['a', 'b'])).toMatch(/^[0-9a-f]{40}$/)
})
