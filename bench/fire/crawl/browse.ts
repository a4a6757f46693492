// One request through the proxy, read as a browser reads it.
import { Agent, request } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Visit = { status: number; headers: Record<string, string>; text: string; bytes: number }
type Asked = { headers?: Record<string, string>; body?: unknown }

const PATIENCE_MS = 60_000
/** The certificate is made for this run. */
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 8 })
export const leave = (): void => agent.destroy()

export function browse(url: string, { headers = {}, body }: Asked = {}): Promise<Visit> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error(`${url} is not this machine`)
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        ...{ agent, timeout: PATIENCE_MS, method: payload === undefined ? 'GET' : 'POST' },
        headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const whole = Buffer.concat(parts)
          const said = Object.fromEntries(
            Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
          )
          const text = unpack(whole, said['content-encoding'])
          resolve({ status: reply.statusCode ?? 0, headers: said, text, bytes: whole.length })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer from ${url}`)))
    sent.on('error', reject)
    sent.end(payload)
  })
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString()
}
