// A backup is worth what comes back from it: all of it, or a word that it is not whole.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { create } from 'tar'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isDerived, isKept } from './is-kept.ts'
import { packFolder, unpackFolder } from './pack-folder.ts'

let root: string
const at = (...names: string[]) => join(root, ...names)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-pack-'))
  mkdirSync(at('shop/files/review-photos/ab'), { recursive: true })
  mkdirSync(at('back'))
  writeFileSync(at('shop/backup.json'), '{"version":1}')
  writeFileSync(at('shop/files/review-photos/ab/photo.webp'), Buffer.alloc(300_000, 7))
  writeFileSync(at('shop/files/плащ 大衣.txt'), 'names of every language')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('what was packed', () => {
  test('comes back file by file, folders and names of every language as they were', async () => {
    await packFolder(at('shop'), at('shop.tar.gz'))
    await unpackFolder(at('shop.tar.gz'), at('back'))
    const listed = (folder: string) => readdirSync(at(folder), { recursive: true }).map(String).toSorted()
    expect(listed('back')).toEqual(listed('shop'))
    const photo = 'files/review-photos/ab/photo.webp'
    expect(readFileSync(at('back', photo)).equals(readFileSync(at('shop', photo)))).toBe(true)
  })

  test('is for its owner’s eyes only, and leaves no half beside it', async () => {
    await packFolder(at('shop'), at('shop.tar.gz'))
    expect(statSync(at('shop.tar.gz')).mode & 0o777).toBe(0o600)
    expect(existsSync(at('shop.tar.gz.part'))).toBe(false)
  })
})

describe('a backup that is not whole is none', () => {
  test.each<[what: string, harm: (file: string) => void]>([
    ['cut short', (file) => truncateSync(file, 150)],
    ['nothing in it', (file) => truncateSync(file, 0)],
    ['another kind of file', (file) => writeFileSync(file, 'sku,name\n'.repeat(500))],
    [
      'with a damaged name in it, and packed anew',
      (file) => {
        const bytes = gunzipSync(readFileSync(file))
        bytes[0] = 0x5a
        writeFileSync(file, gzipSync(bytes))
      },
    ],
    [
      'changed on the way',
      (file) => {
        const bytes = readFileSync(file)
        bytes.fill(0, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 40)
        writeFileSync(file, bytes)
      },
    ],
  ])('%s', async (_, harm) => {
    await packFolder(at('shop'), at('shop.tar.gz'))
    harm(at('shop.tar.gz'))
    await expect(unpackFolder(at('shop.tar.gz'), at('back'))).rejects.toThrow()
  })
})

test('a link in a file somebody made leads nowhere: neither it nor what would lie behind it is written', async () => {
  mkdirSync(at('elsewhere'))
  symlinkSync(at('elsewhere'), at('shop/way-out'))
  await create({ gzip: true, cwd: at('shop'), file: at('odd.tar.gz') }, ['.'])
  await unpackFolder(at('odd.tar.gz'), at('back'))
  expect(existsSync(at('back/way-out'))).toBe(false)
  expect(existsSync(at('back/backup.json'))).toBe(true)
})

describe('of the data folder', () => {
  test.each(['review-photos', 'design-pictures', 'session-secret', 'luma', 'something-new'])(
    '%s belongs into a backup',
    (name) => expect([isKept(name), isDerived(name)]).toEqual([true, false]),
  )

  test.each<[name: string, goesOnRestore: boolean]>([
    ['pictures', true],
    ['published', true],
    ['catalogue.kept', true],
    ['catalogue.kept.part', true],
    ['mail', false],
    ['vitrine.lock', false],
    ['postgres', false],
    ['postgres.log', false],
    ['.restore-x1', false],
    ['2026-11-24.tar.gz', false],
    ['2026-11-24.tar.gz.part', false],
  ])('%s does not; it goes when another shop comes back: %j', (name, goesOnRestore) => {
    expect([isKept(name), isDerived(name)]).toEqual([false, goesOnRestore])
  })

  test.each(['mails', 'postgresql-notes', 'vitrine.lock.txt', 'pictures-of-ours', 'catalogue.kept.csv'])(
    '%s is not mistaken for one of them',
    (name) => expect(isKept(name)).toBe(true),
  )
})
