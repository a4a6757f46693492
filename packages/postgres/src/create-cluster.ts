import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { asUser, type RunAs } from './run-as.ts'

export type ClusterPlace = { databaseDir: string; passwordFile: string; runAs: RunAs | undefined }

/** Makes the cluster beside its place and moves it in when whole, so that a cut leaves nothing half made. */
export async function createCluster(binaries: Binaries, place: ClusterPlace): Promise<void> {
  const { databaseDir, passwordFile, runAs } = place
  const unfinished = `${databaseDir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
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
