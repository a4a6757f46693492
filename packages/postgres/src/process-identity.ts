import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ENDED: ReadonlySet<string> = new Set(['Z', 'X'])

/** One that has ended and whose parent has yet to hear of it keeps its number, and nothing else. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !ENDED.has(statOf(pid)[0] ?? '')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Tells a process from a later one that was given the same id. Empty when it cannot be known. */
export function startOf(pid: number): string {
  return statOf(pid)[19] ?? fromPs(pid, 'lstart=')
}

/** What Linux tells of it behind its name, its state first. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return fromPs(pid, 'command=')
  }
}

function fromPs(pid: number, column: string): string {
  if (process.platform === 'linux') return ''
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
