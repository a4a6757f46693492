// Visitors in a thread of their own, each with a connection for every question, who ask until nobody lets them in.
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { url, visitors } = workerData as { url: string; visitors: number }
const agent = new Agent()
const counts: Record<string, number> = {}

function ask(): Promise<string> {
  return new Promise((done) => {
    request(url, { agent, method: 'POST' }, (reply) => reply.resume().on('end', () => done('answered')))
      .on('error', ({ code }: NodeJS.ErrnoException) => done(code ?? ''))
      .end('an order')
  })
}

async function visit(): Promise<void> {
  for (let outcome = await ask(); ; outcome = await ask()) {
    counts[outcome] = (counts[outcome] ?? 0) + 1
    if (outcome === 'answered') parentPort?.postMessage('served')
    if (outcome === 'ECONNREFUSED') return
  }
}

await Promise.all(Array.from({ length: visitors }, visit))
parentPort?.postMessage(counts)
