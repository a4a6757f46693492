import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { closeDoor } from './close-door.ts'

const VISITORS = 30
const TIMES = [1, 2, 3, 4, 5]

let server: Server
afterEach(() => server.closeAllConnections())

/** Every answer keeps the shop busy for a moment, so that visitors wait at the door. */
async function aBusyShop(): Promise<string> {
  server = createServer((_, reply) => {
    for (const end = performance.now() + 1; performance.now() < end; );
    reply.shouldKeepAlive = false
    reply.end('placed')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/order`
}

it.runIf(process.platform === 'linux').for(TIMES)(
  'nobody who waits at the door is cut when a crowded shop stops, time %i',
  async () => {
    const url = await aBusyShop()
    const crowd = new Worker(new URL('../testing/crowd.ts', import.meta.url), {
      workerData: { url, visitors: VISITORS },
    })
    await once(crowd, 'message')
    const counts = new Promise<Record<string, number>>((done) =>
      crowd.on('message', (told: Record<string, number> | string) => typeof told === 'object' && done(told)),
    )
    await closeDoor(server)
    const { ECONNRESET: cut = 0, ...others } = await counts
    expect(Object.keys(others).sort()).toEqual(['ECONNREFUSED', 'answered'])
    // One handshake may be half done while the shop takes the last place: the system drops its end, and only then.
    expect(cut).toBeLessThanOrEqual(1)
  },
)
