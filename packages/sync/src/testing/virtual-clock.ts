import type { Clock } from '../clock/clock.ts'

type Timer = { at: number; run: () => void }

/** Time that passes only when told to. */
export type VirtualClock = Clock & {
  /** Runs what falls due, in order, letting all that follows from it happen in between. */
  pass(ms: number): Promise<void>
  /** Lets everything happen that needs no time. */
  settle(): Promise<void>
}

export function virtualClock(start = 1_700_000_000_000): VirtualClock {
  let time = start
  let timers: readonly Timer[] = []
  const settle = () => new Promise<void>((done) => setImmediate(done))
  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    settle,
    async pass(ms) {
      const end = time + ms
      await settle()
      for (;;) {
        const [next] = timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)
        if (next === undefined) break
        timers = timers.filter((timer) => timer !== next)
        time = Math.max(time, next.at)
        next.run()
        await settle()
      }
      time = end
    },
  }
}
