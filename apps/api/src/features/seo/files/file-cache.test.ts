// Sitemaps and feeds on disk: made once for all who ask, and made anew when the catalogue has moved on.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileCache, type Revision } from './file-cache.ts'

let folder: string
let now: Date
let cache: FileCache
let made: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
  now = new Date('2026-01-15T12:00:00Z')
  cache = new FileCache(folder, () => now)
  made = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (generation: number, changes = 0): Revision => ({ generation, changes })
const find = (text: string, revision = at(1), name = 'feed.xml') =>
  cache.find({
    ...{ name, revision },
    async *write() {
      made.push(text)
      yield text.slice(0, 2)
      yield text.slice(2)
    },
  })
const read = async (...asked: Parameters<typeof find>) => readFileSync((await find(...asked)).path, 'utf8')

test('is made once for all who ask at once, and for those who ask later', async () => {
  const files = await Promise.all([find('one'), find('two'), find('three')])
  expect(new Set(files.map(({ path }) => path)).size).toBe(1)
  expect(await read('four')).toBe('one')
  expect(made).toEqual(['one'])
  expect(files[0]?.bytes).toBe(3)
})

test('is made anew at once for a new generation, and the old one is gone from the disk', async () => {
  const before = await find('one')
  expect(await read('two', at(2))).toBe('two')
  expect(existsSync(before.path)).toBe(false)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('waits ten minutes with small changes, and is then made anew', async () => {
  await find('one')
  expect(await read('two', at(1, 1))).toBe('one')
  now = new Date('2026-01-15T12:09:59Z')
  expect(await read('two', at(1, 2))).toBe('one')
  now = new Date('2026-01-15T12:10:00Z')
  expect(await read('two', at(1, 2))).toBe('two')
})

test('what killed processes have left is not kept for ever; what others make meanwhile is', async () => {
  const leave = (name: string, hours: number) => {
    const seconds = now.getTime() / 1_000 - hours * 3_600
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), seconds, seconds)
  }
  leave('0123-feed.xml', 25)
  leave('feed.xml.77.part', 25)
  leave('4567-feed.xml', 23)
  await find('one')
  expect(readdirSync(folder).filter((name) => !name.startsWith('4567'))).toHaveLength(1)
  expect(existsSync(join(folder, '4567-feed.xml'))).toBe(true)
  expect(await read('two')).toBe('one')
})

test('without any change it never grows old', async () => {
  await find('one')
  now = new Date('2027-01-15T12:00:00Z')
  expect(await read('two')).toBe('one')
})

test('made again with the same text it keeps its mark, so that nobody is sent it twice', async () => {
  const { etag } = await find('same')
  const again = await find('same', at(2))
  expect(again.etag).toBe(etag)
  expect(readFileSync(again.path, 'utf8')).toBe('same')
  expect((await find('other', at(3))).etag).not.toBe(etag)
})

test('somebody has emptied the folder: it is made again', async () => {
  await find('one')
  rmSync(folder, { recursive: true })
  expect(await read('two')).toBe('two')
})

test('a file that could not be made is no file, and the next to ask gets a whole one', async () => {
  const broken = cache.find({
    ...{ name: 'feed.xml', revision: at(1) },
    async *write() {
      yield 'half'
      throw new Error('the catalogue is away')
    },
  })
  await expect(broken).rejects.toThrow('the catalogue is away')
  expect(await read('whole')).toBe('whole')
  expect(readdirSync(folder)).toHaveLength(1)
})

test('files of two names do not take each other for themselves', async () => {
  expect(await Promise.all([read('us', at(1), 'us.xml'), read('de', at(1), 'de.xml')])).toEqual(['us', 'de'])
})

test('of too many at once the last is told to come back, and may', async () => {
  const asked = Array.from({ length: 20 }, (_, n) => find(`file ${n}`, at(1), `${n}.xml`))
  await expect((async () => find('late', at(1), 'late.xml'))()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await Promise.all(asked)
  expect(await read('late', at(1), 'late.xml')).toBe('late')
})

test('closed, it leaves nothing behind', async () => {
  await Promise.all([find('one'), find('two', at(1), 'b.xml')])
  await cache.close()
  expect(readdirSync(folder)).toEqual([])
})
