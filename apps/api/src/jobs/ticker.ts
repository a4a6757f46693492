/** Runs again and again, each run a while after the one before it has ended. */
export type Ticker = { start: () => void; stop: () => Promise<void> }

export function createTicker(run: () => Promise<void>, everyMs: number): Ticker {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const tick = () => {
    running = run().finally(() => {
      if (!isStopped) timer = setTimeout(tick, everyMs).unref()
    })
  }
  return {
    start: tick,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
