// Sends what waits: one sender per origin, one run at a time, a call during a run makes one more run. What gets no
// definitive answer is tried again later and later, at once when the line returns.
import type { Clock } from '../clock/clock.ts'
import type { Lock } from '../lock/lock.ts'
import { createStore, type Observable } from '../store/observable.ts'
import { type Failure, failureOfError } from '../transport/verdict.ts'
import { backOffMs } from './back-off.ts'
import { IDLE, type SenderStatus } from './sender-status.ts'

/** Not done: why, and how long the server asks to be left alone. */
export type RunResult = { done: true } | { done: false; failure: Failure; retryAfterMs?: number }
export type SenderDeps = {
  name: string
  work: () => Promise<RunResult>
  lock: Lock
  clock: Clock
  random: () => number
  online: Observable<boolean>
}
export type Sender = {
  status: Observable<SenderStatus>
  /** Resolves after an attempt that began no earlier than the call; never rejects. Does nothing while offline. */
  run(): Promise<void>
  stop(): void
}

export function createSender({ name, work, lock, clock, random, online }: SenderDeps): Sender {
  const status = createStore<SenderStatus>(IDLE)
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  let cancelRetry: () => void = () => undefined
  let stopped = false

  const settle = (result: RunResult) => {
    if (result.done) return status.set(IDLE)
    const failures = status.get().failures + 1
    const delay = Math.max(backOffMs(failures, random), result.retryAfterMs ?? 0)
    status.set({ running: false, failures, lastFailure: result.failure, nextAt: clock.now() + delay })
    if (!stopped) cancelRetry = clock.after(delay, () => void run())
  }
  const attempt = async () => {
    if (stopped || !online.get()) return
    cancelRetry()
    status.set({ ...status.get(), running: true, nextAt: null })
    settle(
      await lock.run(name, work).catch((error: unknown) => ({ done: false, failure: failureOfError(error) })),
    )
  }
  const start = () => {
    current = attempt().finally(() => {
      current = undefined
    })
    return current
  }
  const run = (): Promise<void> => {
    if (current === undefined) return start()
    next ??= current.then(() => {
      next = undefined
      return start()
    })
    return next
  }
  const unsubscribe = online.subscribe(() => void run())
  return {
    status,
    run,
    stop() {
      stopped = true
      cancelRetry()
      unsubscribe()
    },
  }
}
