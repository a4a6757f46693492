import { SearchTimedOut } from '../port.ts'
import type { Steps } from './steps.ts'

/** What all questions together may take before the event loop is given its turn. */
const TURN_MS = 8
/** What one question may take before the next one waiting goes on. */
const SHARE_MS = 2
/**
 * A question that has worked no longer than this is not dear: a process that was held up refuses nobody for that. Of the
 * processor, not of the clock, which goes on while others have it; the first ones of a process take so much.
 */
const QUICK_CPU_MS = 50

type Asker<T> = {
  resolve: (value: T) => void
  reject: (error: unknown) => void
  deadline: number
  /** What it has worked in the shares before. */
  cpuMs: number
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Goes on until its share is used up; true when it is done. */
type Job = () => boolean

// Questions of strangers, side by side on one thread. A quick one is answered on the spot; a dear one goes on in
// later turns, sharing them with others of its kind, so that neither the event loop nor a quick question waits long.
export class Turns {
  readonly #waiting: Job[] = []
  #turnEnd = 0

  run<T>(steps: Steps<T>, timeoutMs = Number.POSITIVE_INFINITY): Promise<T> {
    const deadline = performance.now() + timeoutMs
    return new Promise((resolve, reject) => {
      const asker = { resolve, reject, deadline, cpuMs: 0 }
      const job = () => this.#goOn(steps, asker)
      this.#open()
      if (performance.now() >= this.#turnEnd || !job()) this.#waiting.push(job)
    })
  }

  #goOn<T>(steps: Steps<T>, asker: Asker<T>): boolean {
    const { resolve, reject, deadline } = asker
    const began = cpuMs()
    const end = Math.min(this.#turnEnd, performance.now() + SHARE_MS)
    try {
      for (;;) {
        const step = steps.next()
        if (step.done) {
          resolve(step.value)
          return true
        }
        const now = performance.now()
        if (now >= deadline && asker.cpuMs + cpuMs() - began > QUICK_CPU_MS)
          return this.#giveUp(steps, reject)
        if (now < end) continue
        asker.cpuMs += cpuMs() - began
        return false
      }
    } catch (error) {
      reject(error)
      return true
    }
  }

  /** Ending the steps gives back what they worked on. */
  #giveUp(steps: Steps<unknown>, reject: (error: unknown) => void): true {
    steps.return(undefined)
    reject(new SearchTimedOut('The question took too long.'))
    return true
  }

  #open(): void {
    if (this.#turnEnd > 0) return
    this.#turnEnd = performance.now() + TURN_MS
    setImmediate(() => this.#next())
  }

  #next(): void {
    this.#turnEnd = 0
    if (this.#waiting.length === 0) return
    this.#open()
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      if (!job()) this.#waiting.push(job)
      if (performance.now() >= this.#turnEnd) return
    }
  }
}
