// The server's log beside its data. The server holds it open for as long as it runs, so it is shortened in place.
import { copyFileSync, existsSync, openSync, renameSync, statSync, truncateSync } from 'node:fs'

const MAX_BYTES = 5 * 1024 * 1024
const LOOK_MS = 60_000

/** A new one for a new server, to be appended to; the one before stays beside it. */
export function openLog(file: string): number {
  if (existsSync(file)) renameSync(file, beforeOf(file))
  return openSync(file, 'a', 0o600)
}

/** Looks at it now and then; answers how to stop looking. */
export function keepLogShort(file: string): () => void {
  const timer = setInterval(() => shortenLog(file, MAX_BYTES), LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** What was written goes beside, in the place of what was there. The server goes on where the file now ends. */
export function shortenLog(file: string, maxBytes: number): void {
  try {
    if (statSync(file).size <= maxBytes) return
    copyFileSync(file, beforeOf(file))
    truncateSync(file)
  } catch {
    // A disk that is full takes no copy; then the log is all that can give room.
    if (existsSync(file)) truncateSync(file)
  }
}

const HEAD = /^.*? (LOG|FATAL|PANIC): +/

/** Why a server gave up, by the log of its start: after what broke it, it goes on to tell how it ends. */
export function reasonInLog(log: string): string {
  const lines = log.trim().split('\n')
  const broken = lines.find((line) => /^(FATAL|PANIC)$/.test(HEAD.exec(line)?.[1] ?? ''))
  return (broken ?? lines.at(-1) ?? '').replace(HEAD, '')
}

const beforeOf = (file: string): string => `${file}.1`
