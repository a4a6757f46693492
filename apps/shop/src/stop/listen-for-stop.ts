const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

export type Stop = {
  isStopping: () => boolean
  requested: Promise<void>
  /** Throws StopRequested between two steps of the start. */
  check: () => void
}

export class StopRequested extends Error {
  constructor() {
    super('Stopped.')
  }
}

/** On Ctrl-C the terminal signals the shop and npm passes the same signal on; that is one request, not two. */
const ECHO_MS = 1_000

/** The first signal asks to stop in order, a later one to stop at once. A process of several is told by its parent, too. */
export function listenForStop(): Stop {
  let askedAt: number | undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = () => {
    askedAt ??= performance.now()
    resolve()
  }
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (askedAt !== undefined && performance.now() - askedAt > ECHO_MS) process.exit(1)
      ask()
    })
  }
  process.on('message', (word) => word === 'stop' && ask())
  return {
    isStopping: () => askedAt !== undefined,
    requested: promise,
    check: () => {
      if (askedAt !== undefined) throw new StopRequested()
    },
  }
}
