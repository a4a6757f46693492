import type { Steps } from './steps.ts'

/** What all questions together may take before the event loop is given its turn. */
const TURN_MS = 8
/** What one question may take before the next one waiting goes on. */
const SHARE_MS = 2

/** Goes on until its share is used up; true when it is done. */
type Job = () => boolean

// Questions of strangers, side by side on one thread. A quick one is answered on the spot; a dear one goes on in
// later turns, sharing them with others of its kind, so that neither the event loop nor a quick question waits long.
export class Turns {
  readonly #waiting: Job[] = []
  #turnEnd = 0

  run<T>(steps: Steps<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const job = () => this.#goOn(steps, { resolve, reject })
      this.#open()
      if (performance.now() >= this.#turnEnd || !job()) this.#waiting.push(job)
    })
  }

  #goOn<T>(
    steps: Steps<T>,
    asker: { resolve: (value: T) => void; reject: (error: unknown) => void },
  ): boolean {
    const end = Math.min(this.#turnEnd, performance.now() + SHARE_MS)
    try {
      for (;;) {
        const step = steps.next()
        if (step.done) {
          asker.resolve(step.value)
          return true
        }
        if (performance.now() >= end) return false
      }
    } catch (error) {
      asker.reject(error)
      return true
    }
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
