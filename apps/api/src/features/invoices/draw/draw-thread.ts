// A thread of its own: the fonts that draw Chinese take a second to read, which no visitor should have to wait for.
import { parentPort } from 'node:worker_threads'
import { drawInvoice } from './draw-invoice.ts'
import type { InvoicePage } from './invoice-page.ts'

parentPort?.on('message', async (page: InvoicePage) => {
  parentPort?.postMessage(Uint8Array.from(await drawInvoice(page)))
})
