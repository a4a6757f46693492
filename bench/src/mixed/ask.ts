import { type Agent, request } from 'node:http'

/** refused: nobody let it in, nothing was sent. reset: it was let in, and cut. */
export type Outcome =
  | { kind: 'answered'; status: number; body: string }
  | { kind: 'refused' }
  | { kind: 'reset'; how: string }
type Question = { url: string; agent: Agent; body?: unknown; headers?: Record<string, string> }

/** One request to this machine, and what became of it. */
export function ask({ url, agent, body, headers = {} }: Question): Promise<Outcome> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const type = payload === undefined ? {} : { 'content-type': 'application/json' }
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const method = payload === undefined ? 'GET' : 'POST'
  const sent = request(url, { agent, method, headers: { ...headers, ...type } }, (reply) => {
    let text = ''
    reply.setEncoding('utf8')
    reply.on('data', (part: string) => (text += part))
    reply.on('end', () => resolve({ kind: 'answered', status: reply.statusCode ?? 0, body: text }))
    reply.on('error', ({ message }) => resolve({ kind: 'reset', how: `${message} within the answer` }))
  })
  sent.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    const how = `${message} on ${sent.reusedSocket ? 'a kept' : 'a new'} connection`
    resolve(code === 'ECONNREFUSED' ? { kind: 'refused' } : { kind: 'reset', how })
  })
  sent.end(payload)
  return promise
}
