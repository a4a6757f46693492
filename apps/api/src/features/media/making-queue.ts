// Pictures are made a few at a time, each once however many ask for it, and no endless line forms behind them.
import { ShopError } from '#api/errors.ts'

type Limits = { atOnce: number; waiting: number }
type Job = { make: () => Promise<Buffer>; done: PromiseWithResolvers<Buffer> }

export class MakingQueue {
  readonly #limits: Limits
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #waiting: Job[] = []
  #busy = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  run(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const same = this.#running.get(key)
    if (same) return same
    if (this.#busy >= this.#limits.atOnce && this.#waiting.length >= this.#limits.waiting)
      return Promise.reject(
        new ShopError('UNAVAILABLE', { message: 'Too many pictures are being made. Try again soon.' }),
      )
    const done = Promise.withResolvers<Buffer>()
    const result = done.promise.finally(() => this.#running.delete(key))
    this.#running.set(key, result)
    this.#waiting.push({ make, done })
    this.#next()
    return result
  }

  #next(): void {
    if (this.#busy >= this.#limits.atOnce) return
    const job = this.#waiting.shift()
    if (job === undefined) return
    this.#busy += 1
    job
      .make()
      .then(job.done.resolve, job.done.reject)
      .finally(() => {
        this.#busy -= 1
        this.#next()
      })
  }
}
