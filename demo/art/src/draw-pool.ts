import type { PictureSize } from './draw-picture.ts'
import type { PictureSpec } from './picture-spec.ts'
import { type DrawThread, drawThread } from './pool/draw-thread.ts'
import type { Pixels } from './sheet/raster.ts'

/** `script` is what the threads run; only tests change it. */
type PoolOptions = { workers?: number; script?: URL }

export type DrawPool = {
  /** Raw pixels, drawn off the caller's thread. */
  draw: (spec: PictureSpec, size: PictureSize) => Promise<Pixels>
  /** Refuses what is waiting, lets go of the threads. */
  close: () => Promise<void>
}

type Waiting = { spec: PictureSpec; size: PictureSize; done: PromiseWithResolvers<Pixels> }

const WORKER = new URL('./draw-worker.ts', import.meta.url)

/** Threads that draw, one picture each at a time. They start with the first picture. */
export function createDrawPool({ workers = 1, script = WORKER }: PoolOptions = {}): DrawPool {
  const threads = Array.from({ length: workers }, () => drawThread(script))
  const queue: Waiting[] = []
  let isClosed = false

  const next = () => {
    const free = threads.find((thread) => !thread.isBusy())
    const job = free && queue.shift()
    if (free && job) run(free, job)
  }
  const run = (thread: DrawThread, { spec, size, done }: Waiting) => {
    thread.draw({ spec, size }).then(done.resolve, done.reject).finally(next)
  }
  return {
    draw: (spec, size) => {
      if (isClosed) return Promise.reject(new Error('The draw pool is closed'))
      const done = Promise.withResolvers<Pixels>()
      queue.push({ spec, size, done })
      next()
      return done.promise
    },
    close: async () => {
      isClosed = true
      for (const { done } of queue.splice(0)) done.reject(new Error('The draw pool is closed'))
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
