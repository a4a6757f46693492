import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROCESS = fileURLToPath(new URL('drawing-process.ts', import.meta.url))

/** Milliseconds of the processor, not of the clock, for each picture: when it is drawn first, and in a second round. */
export async function timeDrawings(words: readonly string[]): Promise<[first: number[], again: number[]]> {
  const child = fork(PROCESS)
  child.send(words)
  const [rounds] = await once(child, 'message')
  return rounds
}
