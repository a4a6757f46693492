import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCluster } from './start-cluster.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-first-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

const MODULE = join(import.meta.dirname, 'start-cluster.ts')
const FIRST_START = `const { startCluster } = await import(${JSON.stringify(MODULE)})
  await startCluster({ folder: process.argv[1] })`

/** What the installer has written by now. */
const written = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith('postgres.unfinished'))
    .flatMap((name) => readdirSync(join(folder, name)))

test('a first start that was killed keeps the next one from nothing, though its installer goes on', async () => {
  const first = spawn(process.execPath, ['--input-type=module', '-e', FIRST_START, folder])
  const ended = new Promise((done) => first.once('exit', done))
  await expect.poll(() => written().length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(3)
  first.kill('SIGKILL')
  await ended
  const cluster = await startCluster({ folder })
  await cluster.stop()
  expect(written()).toEqual([])
})
