// The server of our own, started again at the same address when something kills it.
import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, type ClusterInput, startCluster } from './start-cluster.ts'

const LIVED_LONG_MS = 60_000
const MAX_QUICK_DEATHS = 5
const ATTEMPTS = 40
const BETWEEN_ATTEMPTS_MS = 250

export type OwnCluster = Pick<Cluster, 'urlOf' | 'stop'> & {
  /** Settles when the server has ended for good: stopped by us, or dead again and again. */
  ended: Promise<void>
}

export async function keepCluster(input: ClusterInput & { onDeath?: () => void }): Promise<OwnCluster> {
  const first = await startCluster(input)
  let current = first
  let isStopping = false

  async function outliveDeaths(): Promise<void> {
    for (let quickDeaths = 0; !isStopping && quickDeaths < MAX_QUICK_DEATHS; ) {
      const bornAt = performance.now()
      await current.exited
      if (isStopping) return
      quickDeaths = performance.now() - bornAt > LIVED_LONG_MS ? 1 : quickDeaths + 1
      input.onDeath?.()
      const next = await startAgain({ ...input, port: first.port }, () => isStopping)
      if (!next) return
      current = next
    }
    await current.stop()
  }

  const ended = outliveDeaths()
  return {
    urlOf: first.urlOf,
    ended,
    stop: async () => {
      isStopping = true
      await current.stop()
      await ended
    },
  }
}

/** Workers of a killed server may write to the end of their statement; PostgreSQL refuses to start before that. */
async function startAgain(input: ClusterInput, isStopping: () => boolean): Promise<Cluster | undefined> {
  for (let left = ATTEMPTS; left > 0 && !isStopping(); left -= 1) {
    const next = await startCluster(input).catch(() => undefined)
    if (next) return next
    await pause(BETWEEN_ATTEMPTS_MS)
  }
  return undefined
}
