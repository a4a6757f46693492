import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

it('makes all folders of a path, and again without complaint', () => {
  const base = mkdtempSync(join(tmpdir(), 'vitrine-folder-'))
  const path = join(base, 'a', 'b', 'c')
  makeFolder(path)
  makeFolder(path)
  expect(existsSync(path)).toBe(true)
  rmSync(base, { recursive: true })
})

it.skipIf(!existsSync('/proc/self'))(
  'a data folder below /proc is refused, the start no longer hangs',
  () => {
    expect(() => makeFolder('/proc/vitrine/data')).toThrow()
  },
)
