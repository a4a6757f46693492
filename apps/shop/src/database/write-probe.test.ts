import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWriteProbe } from './write-probe.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-probe-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const away = { code: 'UNAVAILABLE', status: 503 }

it('a folder with room is fine, and nothing is left in it', async () => {
  await createWriteProbe(folder)()
  expect(readdirSync(folder)).toEqual([])
})

it('a shop whose disk is full is not ready', async () => {
  await expect(createWriteProbe(folder, Number.MAX_SAFE_INTEGER)()).rejects.toMatchObject(away)
})

it('a shop whose folder is gone is not ready', async () => {
  await expect(createWriteProbe(join(folder, 'gone'))()).rejects.toMatchObject(away)
})

it('is asked by many at once and tried once', async () => {
  const probe = createWriteProbe(folder)
  const [first, second] = [probe(), probe()]
  expect(first).toBe(second)
  await first
})
