import { Worker } from 'node:worker_threads'
import type { InvoicePage } from './invoice-page.ts'

let turn: Promise<unknown> = Promise.resolve()

/** One after the other, so that a hundred invoices take as long as they take and nothing else waits for them. */
export function drawInThread(page: InvoicePage): Promise<Buffer> {
  const drawn = turn.then(() => draw(page))
  turn = drawn.catch(() => {})
  return drawn
}

function draw(page: InvoicePage): Promise<Buffer> {
  const worker = new Worker(new URL('./draw-thread.ts', import.meta.url), { workerData: page })
  return new Promise((resolve, reject) => {
    worker.on('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)))
    worker.on('error', reject)
    // After a message it is too late to matter.
    worker.on('exit', (code) =>
      reject(new Error(`The invoice was not drawn; its thread ended with ${code}.`)),
    )
  })
}
