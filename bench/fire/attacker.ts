// A thread of its own that steps back for all others: attackers bring processors of their own, and on this machine they
// would take those of the shop and of the visitors who are measured.
import { request } from 'node:http'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'

const BODY_MB = 80
const AT_ONCE = 20

// On Linux the thread that asks, not the process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const plain = Buffer.from(`[${'{},'.repeat((BODY_MB * 1024 * 1024) / 3)}{}]`)
const packed = gzipSync(plain)

/** What came back: a status, or the connection cut while the body was still being sent. */
function send(url: string, body: Buffer, headers: Record<string, string>): Promise<string> {
  return new Promise((done) => {
    const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } })
    sent.on('response', (reply) => {
      reply.resume()
      done(String(reply.statusCode))
    })
    sent.on('error', () => done('cut'))
    sent.end(body)
  })
}

const many = (url: string, body: Buffer, headers: Record<string, string>) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => send(url, body, headers)))

parentPort?.on('message', async (url: string) => {
  const answers = [
    ...(await many(url, packed, { 'content-encoding': 'gzip' })),
    ...(await many(url, plain, {})),
  ]
  const counts = Object.groupBy(answers, (answer) => answer)
  parentPort?.postMessage(Object.entries(counts).map(([answer, all]) => `${all?.length} × ${answer}`))
})
parentPort?.postMessage('ready')
