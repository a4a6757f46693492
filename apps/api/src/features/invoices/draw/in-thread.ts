import { Worker } from 'node:worker_threads'
import type { InvoicePage } from './invoice-page.ts'

/** To start a thread takes ten times as long as to draw a sheet: it waits so long for the next one. */
const KEPT_MS = 5_000

let turn: Promise<unknown> = Promise.resolve()
let thread: Worker | undefined
let leaving: NodeJS.Timeout | undefined

/** One after the other, so that a hundred invoices take as long as they take and nothing else waits for them. */
export function drawInThread(page: InvoicePage): Promise<Buffer> {
  const drawn = turn.then(() => draw(page))
  turn = drawn.catch(() => {})
  return drawn
}

async function draw(page: InvoicePage): Promise<Buffer> {
  clearTimeout(leaving)
  thread ??= start()
  const worker = thread
  worker.ref()
  worker.postMessage(page)
  try {
    return Buffer.from(await answerOf(worker))
  } finally {
    // An idle thread keeps no process alive.
    worker.unref()
    leaving = setTimeout(leave, KEPT_MS).unref()
  }
}

function start(): Worker {
  const worker = new Worker(new URL('./draw-thread.ts', import.meta.url))
  const forget = () => {
    if (thread === worker) thread = undefined
  }
  // A sheet it cannot draw ends it; the next one gets another.
  return worker.on('error', forget).on('exit', forget)
}

function leave(): void {
  void thread?.terminate()
  thread = undefined
}

function answerOf(worker: Worker): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const onExit = (code: number) =>
    reject(new Error(`The invoice was not drawn; its thread ended with ${code}.`))
  worker.on('message', resolve).on('error', reject).on('exit', onExit)
  return promise.finally(() => worker.off('message', resolve).off('error', reject).off('exit', onExit))
}
