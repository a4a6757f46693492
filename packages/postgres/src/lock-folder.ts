// One process per data folder. The lock file names its holder; a holder that is gone loses it.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { isAlive, startOf } from './process-identity.ts'

const LOCK_NAME = 'vitrine.lock'

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by another process (${pid}).`)
    this.name = 'FolderInUse'
  }
}

/** Takes the folder or throws FolderInUse; answers how to give it back. */
export function lockFolder(folder: string): () => void {
  makeFolder(folder)
  const file = join(folder, LOCK_NAME)
  const mine = `${process.pid} ${startOf(process.pid)}\n`
  while (!tryCreate(file, mine)) takeStale(folder, file)
  return () => {
    if (readIfThere(file) === mine) rmSync(file, { force: true })
  }
}

function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function takeStale(folder: string, file: string): void {
  const content = readIfThere(file)
  if (content === undefined) return
  const [pid = 0, startedAt = ''] = content.trim().split(' ')
  if (isLocked(Number(pid), startedAt)) throw new FolderInUse(folder, Number(pid))
  removeExactly(file, content)
}

function isLocked(pid: number, startedAt: string): boolean {
  return pid > 0 && isAlive(pid) && startOf(pid) === startedAt
}

/** Two starts may find the same stale lock; the second must not remove the first one's new lock. */
function removeExactly(file: string, content: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== content) linkSync(aside, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
