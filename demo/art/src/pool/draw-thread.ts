import { Worker } from 'node:worker_threads'
import type { DrawJob, DrawReply } from '../draw-worker.ts'
import type { Pixels } from '../sheet/raster.ts'

export type DrawThread = {
  isBusy: () => boolean
  draw: (job: DrawJob) => Promise<Pixels>
  close: () => Promise<void>
}

/** One thread that draws one picture at a time. When it dies, its picture fails and the next one starts it anew. */
export function drawThread(script: URL): DrawThread {
  let worker: Worker | undefined
  let current: PromiseWithResolvers<Pixels> | undefined

  const settle = (reply: DrawReply | Error) => {
    const job = current
    current = undefined
    // An idle thread must not keep the process alive.
    worker?.unref()
    if (reply instanceof Error) job?.reject(reply)
    else if ('error' in reply) job?.reject(new Error(reply.error))
    else job?.resolve({ ...reply, data: Buffer.from(reply.data.buffer) })
  }
  const lose = (died: Worker, error: Error) => {
    if (worker !== died) return
    worker = undefined
    settle(error)
  }
  const start = (): Worker => {
    const started = new Worker(script)
    started.on('message', settle)
    started.on('error', (error) => lose(started, asError(error)))
    started.on('exit', (code) => lose(started, new Error(`The draw worker stopped (${code})`)))
    return started
  }
  return {
    isBusy: () => current !== undefined,
    draw: (job) => {
      const drawing = Promise.withResolvers<Pixels>()
      current = drawing
      try {
        worker ??= start()
        worker.ref()
        worker.postMessage(job)
      } catch (error) {
        settle(asError(error))
      }
      return drawing.promise
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
