// Several processes of the shop on one machine: this one holds database and port and hands visitors on, the others answer
// them. Nothing is shared between them but the database and the data folder, as on several machines.
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { oneAtATime } from '@vitrine/api/db/notice/one-at-a-time'
import { ExpectedFailure } from '../expected-failure.ts'
import type { Closers } from '../stop/closers.ts'
import { type Stop, StopRequested } from '../stop/listen-for-stop.ts'

/** What a process tells once it can be visited. */
export type Opened = { address: string }

export type Workers = {
  count: number
  connectionString: string
  closers: Closers
  stop: Stop
  say: (line: string) => void
}

/** A process that ended in this time did not end by chance. */
const LIVED_LONG_MS = 10_000
const BEFORE_ANOTHER_MS = 1_000
/** Draining takes twelve seconds at most; what is still there then hangs. */
const RETIRE_MS = 20_000

/** Answers the address, once each of them can be visited. SIGUSR2 replaces them one after the other. */
export async function openWorkers(input: Workers): Promise<string> {
  const { closers, stop, say } = input
  cluster.setupPrimary({ args: ['start'] })
  const open = new Set<Worker>()
  closers.add(() => Promise.all([...open].map(retire)))

  async function launch(): Promise<string> {
    const worker = cluster.fork({ DATABASE_URL: input.connectionString })
    const begin = performance.now()
    open.add(worker)
    const opening = whenOpen(worker)
    opening.catch(() => open.delete(worker))
    const { address } = await Promise.race([opening, stop.requested.then(failStopped)])
    worker.once('exit', (code, signal) => {
      const isMissed = open.delete(worker) && !stop.isStopping()
      if (isMissed) void replace({ why: signal ?? code, quickly: performance.now() - begin < LIVED_LONG_MS })
    })
    return address
  }

  async function replace({ why, quickly }: { why: string | number; quickly: boolean }): Promise<void> {
    say(`A process of the shop ended (${why}); another one takes its place.`)
    for (let waitMs = quickly ? BEFORE_ANOTHER_MS : 0; ; waitMs = BEFORE_ANOTHER_MS) {
      await pause(waitMs)
      if (stop.isStopping()) return
      const isThere = await launch().then(
        () => true,
        () => false,
      )
      if (isThere) return
    }
  }

  const rolling = oneAtATime(async () => {
    for (const old of [...open]) {
      if (stop.isStopping()) return
      await launch()
      open.delete(old)
      await retire(old)
    }
    say('Each process of the shop was replaced.')
  })
  const roll = () => void rolling.run().catch(() => say('A new process did not open; the others go on.'))
  process.on('SIGUSR2', roll)
  closers.add(() => process.off('SIGUSR2', roll))

  const addresses = await Promise.all(Array.from({ length: input.count }, launch))
  return addresses[0] ?? ''
}

function whenOpen(worker: Worker): Promise<Opened> {
  return new Promise((done, fail) => {
    worker.once('message', done)
    worker.once('exit', () => fail(new ExpectedFailure('A process of the shop ended before it opened.')))
  })
}

function failStopped(): never {
  throw new StopRequested()
}

/** As by a signal, but told by its parent alone: one from the terminal reaches both. */
async function retire(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const exited = new Promise<void>((done) => void worker.once('exit', () => done()))
  worker.send('stop', () => {})
  const late = setTimeout(() => worker.process.kill('SIGKILL'), RETIRE_MS)
  await exited
  clearTimeout(late)
}
