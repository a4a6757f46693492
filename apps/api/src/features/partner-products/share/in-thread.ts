import { Worker } from 'node:worker_threads'
import type { Band, DrawnBand } from './draw-band.ts'

export function drawInThread(band: Band): Promise<DrawnBand> {
  const worker = new Worker(new URL('./words-thread.ts', import.meta.url), { workerData: band })
  return new Promise((resolve, reject) => {
    worker.on('message', resolve)
    worker.on('error', reject)
    // After a message it is too late to matter.
    worker.on('exit', (code) =>
      reject(new Error(`The words were not drawn; their thread ended with ${code}.`)),
    )
  })
}
