import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asUser, chooseRunAs } from './run-as.ts'

// PostgreSQL will not run as root, and containers often are: the server is another user's then, who must reach its files.

let folder: string
let inner: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-as-'))
  inner = join(folder, 'inner')
  mkdirSync(inner)
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SOMEBODY = { uid: 64_321, gid: 64_321 }
const command = (runAs: { uid: number; gid: number } | undefined) =>
  asUser({ file: join(inner, 'initdb'), args: ['--pgdata=x'], runAs, paths: [join(inner, 'data')] })
const isRoot = process.getuid?.() === 0
const hasSetpriv = ['/usr/bin/setpriv', '/bin/setpriv'].some(existsSync)

describe('a command of PostgreSQL', () => {
  test('is run as it is by who is not root', () => {
    expect(command(undefined)).toEqual({ file: join(inner, 'initdb'), args: ['--pgdata=x'], options: {} })
  })

  test('is run as another user where that one may enter every folder on the way', () => {
    // The folders of a test may be closed to others; the root of a machine never is, and nothing else is on this way.
    const file = '/no/such/folder/initdb'
    const direct = asUser({ file, args: [], runAs: SOMEBODY, paths: ['/no/such/data'] })
    expect(direct).toEqual({ file, args: [], options: SOMEBODY })
  })

  test.runIf(hasSetpriv).each([
    ['only root may enter', 0o700],
    ['everybody may read and nobody else enter', 0o744],
  ])('goes with the right to pass a folder %s', (_, mode) => {
    chmodSync(inner, mode)
    const { file, args, options } = command(SOMEBODY)
    expect(file).toMatch(/setpriv$/)
    expect(args.slice(0, 2)).toEqual(['--reuid=64321', '--regid=64321'])
    expect(args.slice(args.indexOf('--'))).toEqual(['--', join(inner, 'initdb'), '--pgdata=x'])
    expect(options).toEqual({})
  })
})

describe('the user of the server', () => {
  test.runIf(!isRoot)('is whoever runs the shop', () => {
    expect(chooseRunAs(inner)).toBeUndefined()
  })

  test.runIf(isRoot)('is who owns the data already, so that a copied folder stays readable', () => {
    chownSync(inner, SOMEBODY.uid, SOMEBODY.gid)
    expect(chooseRunAs(inner)).toEqual(SOMEBODY)
  })

  test.runIf(isRoot)('is somebody of the machine who is not root, where there are no data yet', () => {
    expect(chooseRunAs(join(folder, 'nowhere'))?.uid).toBeGreaterThan(0)
    expect(chooseRunAs(inner)?.uid).toBeGreaterThan(0)
  })
})
