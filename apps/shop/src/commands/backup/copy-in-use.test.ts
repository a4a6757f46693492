import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyInUse } from './copy-in-use.ts'

let [folder, from, to] = ['', '', '']
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  from = join(folder, 'from')
  to = join(folder, 'to')
  for (const name of ['a', 'b', 'empty']) mkdirSync(join(from, name), { recursive: true })
  for (const name of ['a/1', 'a/2', 'b/3', '4']) writeFileSync(join(from, name), name)
})
afterEach(() => rmSync(folder, { recursive: true }))

const copied = () => readdirSync(to, { recursive: true, encoding: 'utf8' }).sort()

test('is copied whole, for as many eyes as before, without what is not wanted', async () => {
  chmodSync(join(from, 'a/1'), 0o600)
  await copyInUse(from, to, (path) => !path.endsWith('b'))
  expect(copied()).toEqual(['4', 'a', 'a/1', 'a/2', 'empty'])
  expect(readFileSync(join(to, 'a/1'), 'utf8')).toBe('a/1')
  expect(statSync(join(to, 'a/1')).mode & 0o777).toBe(0o600)
})

test('a photo that is removed or gets its name meanwhile fails no backup', async () => {
  await copyInUse(from, to, (path) => {
    if (path.endsWith('a/2')) rmSync(path)
    if (path.endsWith('/b')) rmSync(path, { recursive: true })
    return true
  })
  expect(copied()).toEqual(['4', 'a', 'a/1', 'empty'])
})

test('a file none can be put beside is told, and one that is not there is none', async () => {
  await expect(copyInUse(from, join(folder, 'no/where'), () => true)).rejects.toThrow('ENOENT')
  await copyInUse(join(from, 'gone'), to, () => true)
  expect(existsSync(to)).toBe(false)
})
