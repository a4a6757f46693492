import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { asUser, type RunAs } from './run-as.ts'

export type ClusterPlace = { databaseDir: string; passwordFile: string; runAs: RunAs | undefined }

const UNFINISHED = '.unfinished'

/** Makes the cluster beside its place and moves it in when whole, so that a cut leaves nothing half made. */
export async function createCluster(binaries: Binaries, place: ClusterPlace): Promise<void> {
  const { databaseDir, passwordFile, runAs } = place
  removeUnfinished(databaseDir)
  const unfinished = mkdtempSync(`${databaseDir}${UNFINISHED}-`)
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (runAs) for (const path of [unfinished, passwordFile]) chownSync(path, runAs.uid, runAs.gid)
  const { file, args, options } = asUser({
    file: binaries.initdb,
    args: initdbArgs(unfinished, passwordFile),
    runAs,
    paths: [unfinished],
  })
  await promisify(execFile)(file, args, { ...options, cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } })
  renameSync(unfinished, databaseDir)
  removeUnfinished(databaseDir)
}

/** One that was killed may have left its installer at work, which writes on, and would into a folder of the same name. */
function removeUnfinished(databaseDir: string): void {
  const folder = dirname(databaseDir)
  for (const name of readdirSync(folder).filter((one) => one.startsWith(basename(databaseDir) + UNFINISHED)))
    try {
      rmSync(join(folder, name), { recursive: true, force: true })
    } catch {
      // It is still being written to: it stands in nobody's way.
    }
}

export function readPassword(passwordFile: string): string {
  return readFileSync(passwordFile, 'utf8').trim()
}

function initdbArgs(databaseDir: string, passwordFile: string): string[] {
  return [
    `--pgdata=${databaseDir}`,
    '--username=vitrine',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
}
