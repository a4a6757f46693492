// PostgreSQL refuses to run as root. A root shop runs it as the owner of an existing data folder, else as the
// user `postgres`, else as `nobody`; no user is ever added to the machine.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export type RunAs = { uid: number; gid: number }
export type Command = { file: string; args: string[]; options: { uid?: number; gid?: number } }
export type CommandInput = { file: string; args: string[]; runAs: RunAs | undefined; paths: string[] }

export function chooseRunAs(databaseDir: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(databaseDir)) {
    const { uid, gid } = statSync(databaseDir)
    if (uid !== 0) return { uid, gid }
  }
  const found = findUser('postgres') ?? findUser('nobody')
  if (!found) throw new Error('PostgreSQL cannot run as root here, and there is no user postgres or nobody.')
  return found
}

/** The command as that user; with the right to pass folders that only root may enter, where there are such. */
export function asUser({ file, args, runAs, paths }: CommandInput): Command {
  if (!runAs) return { file, args, options: {} }
  if ([file, ...paths].every((path) => canReach(path, runAs))) return { file, args, options: runAs }
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find(existsSync)
  if (!setpriv) {
    throw new Error(
      `PostgreSQL runs as user ${runAs.uid}, which may not enter ${dirname(file)}; use another folder.`,
    )
  }
  const user = [`--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups']
  // The last one keeps the right for access(2), by which initdb looks for its companion programs.
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { file: setpriv, args: [...user, ...rights, '--', file, ...args], options: {} }
}

function canReach(path: string, runAs: RunAs): boolean {
  for (let dir = dirname(resolve(path)); ; dir = dirname(dir)) {
    if (existsSync(dir) && !mayEnter(dir, runAs)) return false
    if (dir === dirname(dir)) return true
  }
}

function mayEnter(dir: string, runAs: RunAs): boolean {
  const { mode, uid, gid } = statSync(dir)
  if (uid === runAs.uid) return (mode & 0o100) !== 0
  if (gid === runAs.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

function findUser(name: string): RunAs | undefined {
  if (!existsSync('/etc/passwd')) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
