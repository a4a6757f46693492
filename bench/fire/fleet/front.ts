// A proxy as it stands before a fleet: it probes who is ready, asks another one when nobody let it in, and cuts what cannot
// be asked twice. In front of real shops stands nginx; this one is here on every machine.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const PROBE_EVERY_MS = 300
const PROBE_LIMIT_MS = 1_000
/** A question may go to another one after this; what writes waits as long as its sender does. */
const READ_LIMIT_MS = 5_000
const WRITE_LIMIT_MS = 40_000

type Question = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer }
type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer }
/** Nobody let it in: it can be asked elsewhere, whatever it is. */
class Refused extends Error {}

export type Front = { url: string; close(): void }

export async function openFront(upstreams: readonly string[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(upstreams)
  let turn = 0
  const probes = setInterval(() => {
    for (const url of upstreams)
      void probe(url).then((isReady) => (isReady ? ready.add(url) : ready.delete(url)))
  }, PROBE_EVERY_MS)
  const inTurn = () => {
    turn += 1
    const all = upstreams.map((_, at) => upstreams[(at + turn) % upstreams.length] ?? '')
    const open = all.filter((url) => ready.has(url))
    return open.length > 0 ? open : all
  }
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming
    const question = { method, path, headers, body: await bodyOf(incoming) }
    for (const upstream of inTurn()) {
      try {
        const reply = await send(upstream, question, agent)
        outgoing.writeHead(reply.status, withoutHops(reply.headers)).end(reply.body)
        return
      } catch (error) {
        if (!(error instanceof Refused) && method !== 'GET') return void incoming.socket.destroy()
      }
    }
    outgoing.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' }).end('{"code":503}')
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(probes)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

async function probe(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT_MS)
  return fetch(`${url}/health/ready`, { signal, headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function send(upstream: string, { method, path, headers, body }: Question, agent: Agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timeout = method === 'GET' ? READ_LIMIT_MS : WRITE_LIMIT_MS
    const sent = request(upstream + path, { method, headers, agent, timeout }, (reply) => {
      bodyOf(reply).then(
        (text) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text }),
        reject,
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ECONNREFUSED' ? new Refused() : error),
    )
    sent.end(body)
  })
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** What is said of one connection is not said of the next. */
function withoutHops({
  connection: _,
  'keep-alive': __,
  'transfer-encoding': ___,
  ...headers
}: Reply['headers']) {
  return headers
}
