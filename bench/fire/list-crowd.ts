// Visitors in a thread of their own, so that what they ask does not slow down those who are measured beside them. Each has
// a request open all the time, for a list nobody has asked for before.
import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from '../src/mixed/ask.ts'

const { url, visitors } = workerData as { url: string; visitors: number }
const agent = new Agent({ keepAlive: true })
const counts: Record<string, number> = {}
let isOver = false
let count = 0

async function visit(): Promise<void> {
  while (!isOver) {
    count += 1
    const outcome = await ask({ url: `${url}/us/search?q=coat&price=${count}-${count + 50_000}`, agent })
    const what = outcome.kind === 'answered' ? String(outcome.status) : outcome.kind
    counts[what] = (counts[what] ?? 0) + 1
  }
}

parentPort?.once('message', async () => {
  const all = Array.from({ length: visitors }, visit)
  parentPort?.once('message', () => {
    isOver = true
  })
  await Promise.all(all)
  agent.destroy()
  parentPort?.postMessage(Object.entries(counts).map(([what, times]) => `${times} × ${what}`))
})
parentPort?.postMessage('ready')
