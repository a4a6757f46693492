// A thread of its own: the fonts that draw Chinese take a second to read, which no visitor should have to wait for.
import { parentPort, workerData } from 'node:worker_threads'
import { type Band, drawBand } from './draw-band.ts'

parentPort?.postMessage(drawBand(workerData as Band))
