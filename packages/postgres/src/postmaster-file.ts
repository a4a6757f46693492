import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { commandOf, isAlive } from './process-identity.ts'

const STOP_SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
const PATIENCE_MS = { SIGINT: 10_000, SIGQUIT: 3_000, SIGKILL: 3_000 }

export type Postmaster = { pid: number; port: number; isReady: boolean }
/** It answers questions: as a server of its own, or as one that follows another. */
const OPEN = new Set(['ready', 'standby'])

/** PostgreSQL writes its process id on line 1, its port on line 4 and its state on line 8. */
export function readPostmaster(databaseDir: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: OPEN.has(lines[7]?.trim() ?? '') }
  } catch {
    return undefined
  }
}

/**
 * Clears the way after a process that was killed: stops its orphaned server, removes the mark of a process that is
 * another now. The mark of a dead server stays: by it PostgreSQL finds out whether workers of it are still writing.
 */
export async function stopOrphan(databaseDir: string): Promise<void> {
  const left = readPostmaster(databaseDir)
  if (!left || !isAlive(left.pid)) return
  if (commandOf(left.pid).includes(databaseDir)) await stopProcess(left.pid)
  else rmSync(join(databaseDir, 'postmaster.pid'), { force: true })
}

/** Asks ever harder until the server is gone. */
export async function stopProcess(pid: number): Promise<void> {
  for (const signal of STOP_SIGNALS) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    if (await isGoneWithin(pid, PATIENCE_MS[signal])) return
  }
}

async function isGoneWithin(pid: number, patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs
  while (isAlive(pid) && Date.now() < end) await pause(10)
  return !isAlive(pid)
}
