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

/** The first signal asks to stop in order, a second one to stop at once. */
export function listenForStop(): Stop {
  let asked = false
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (asked) process.exit(1)
      asked = true
      resolve()
    })
  }
  return {
    isStopping: () => asked,
    requested: promise,
    check: () => {
      if (asked) throw new StopRequested()
    },
  }
}
