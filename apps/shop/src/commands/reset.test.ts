import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@vitrine/api/config'
import { lockFolder } from '@vitrine/postgres/lock-folder'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ExpectedFailure } from '../expected-failure.ts'
import { runReset } from './reset.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-reset-'))
  mkdirSync(join(dataDir, 'postgres'))
  mkdirSync(join(dataDir, 'keys'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const reset = (env: Record<string, string> = {}) => {
  const said: string[] = []
  const settings = readSettings({ DATA_DIR: dataDir, ...env })
  return runReset({ settings, say: (line) => said.push(line) }, []).then(() => said)
}
const left = () => ['postgres', 'keys'].filter((name) => existsSync(join(dataDir, name)))

describe('npm run db:reset', () => {
  test('takes the database and leaves everything else', async () => {
    expect(await reset()).toEqual([expect.stringContaining('demo shop anew')])
    expect(left()).toEqual(['keys'])
  })

  test.each([
    ['a database of somebody else', { DATABASE_URL: 'postgres://u:geheim@db/shop' }],
    ['a shop that is open to the world', { PUBLIC_URL: 'https://vitrine.example' }],
  ])('leaves %s alone', async (_, env) => {
    await expect(reset(env)).rejects.toThrow(/does not touch|not reset/)
    expect(left()).toEqual(['postgres', 'keys'])
  })

  test('leaves the folder of a shop that runs alone', async () => {
    const unlock = lockFolder(dataDir)
    const refusal = await reset().catch((error: unknown) => error)
    // Told in its one sentence, without a stack.
    expect(refusal).toBeInstanceOf(ExpectedFailure)
    expect((refusal as Error).message).toContain('in use')
    unlock()
    expect(left()).toEqual(['postgres', 'keys'])
  })
})
