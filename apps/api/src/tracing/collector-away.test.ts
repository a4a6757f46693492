import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readTracing } from '#api/settings/read-tracing.ts'
import { createTracing } from './start-tracing.ts'
import { aCollector } from './testing/a-collector.ts'
import { currentTracer, inSpan } from './tracer.ts'

const MANY = 20_000
/** Of the longest queue and of batches on their way meanwhile, at some 400 bytes a span. */
const MOST_BYTES = (2_048 + 3 * 512) * 600
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const warnings: object[] = []
async function started(endpoint: string) {
  const settings = readTracing({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, problems: [] })
  if (!settings) throw new Error('no settings')
  const log = { warn: (fields: object) => void warnings.push(fields) }
  const tracing = createTracing(settings, log)
  await tracing.start()
  return tracing
}

const work = () => inSpan({ name: 'work', kind: 'internal' }, async () => {})

test('what was noted is sent by a stop, at once', async () => {
  const collector = await aCollector()
  const tracing = await started(collector.endpoint)
  for (let at = 0; at < 700; at += 1) await work()
  await tracing.stop()
  expect(collector.spans()).toHaveLength(700)
  expect(currentTracer()).toBeUndefined()
  await collector.close()
})

test.each(['nobody there', 'nobody answers'])(
  'with %s the shop goes on, keeps little and stops',
  async (how) => {
    let received = 0
    server = createServer(
      (request) => void request.on('data', (part: Buffer) => (received += part.byteLength)),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    if (how === 'nobody there') await new Promise((closed) => server?.close(closed))
    const tracing = await started(`http://127.0.0.1:${port}`)
    const begin = performance.now()
    // In turns, so that sending gets its own.
    for (let at = 0; at < MANY; at += 1) {
      await work()
      if (at % 500 === 0) await new Promise((turn) => setImmediate(turn))
    }
    const lastedMs = performance.now() - begin
    expect(lastedMs / MANY).toBeLessThan(1)
    if (how === 'nobody there') await expect.poll(() => warnings.length, { timeout: 20_000 }).toBe(1)
    const stopping = performance.now()
    await tracing.stop()
    expect(performance.now() - stopping).toBeLessThan(4_000)
    // What waits is bounded: of 20,000 spans most are dropped, and a batch that failed is not kept.
    expect(received).toBeLessThan(MOST_BYTES)
  },
)
