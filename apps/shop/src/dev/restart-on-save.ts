import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'

const IS_SOURCE = /^(?!.*(\.test\.|\/testing\/|node_modules)).*\.ts$/
/** An editor saves a file in several steps. */
const SETTLE_MS = 50

export type Watched = {
  folders: readonly string[]
  start: () => ChildProcess
  say: (line: string) => void
}

/** One process at a time, the next when the former has let go of its port. Answers how all of it is ended. */
export function restartOnSave({ folders, start, say }: Watched): () => Promise<void> {
  let running = start()
  let restarting: Promise<void> | undefined
  let settling: NodeJS.Timeout | undefined

  async function restart(): Promise<void> {
    await end(running)
    running = start()
    restarting = undefined
  }
  const onSave = (_: string, file: string | null) => {
    if (file === null || !IS_SOURCE.test(file)) return
    clearTimeout(settling)
    settling = setTimeout(() => {
      say(`${file} was saved.`)
      restarting ??= restart()
    }, SETTLE_MS)
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, onSave))
  return async () => {
    clearTimeout(settling)
    for (const watcher of watchers) watcher.close()
    await restarting
    await end(running)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
