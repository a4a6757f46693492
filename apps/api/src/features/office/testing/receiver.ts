import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Heard = { id: string; signature: string; body: string; type: string; number: string }
type Answer = number | 'hang'

/** A program of the shop's owner on a real port, that answers as it is told to and remembers what it heard. */
export async function openReceiver() {
  const heard: Heard[] = []
  const hanging = new Set<ServerResponse>()
  let answer: Answer = 200
  const server = createServer(async (request, response) => {
    const told = await readTold(request)
    heard.push(told)
    if (answer === 'hang') hanging.add(response)
    else response.writeHead(answer, { location: 'http://127.0.0.1:1/' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/orders`,
    heard,
    answers: (next: Answer) => {
      answer = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const response of hanging) response.destroy()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readTold(request: IncomingMessage): Promise<Heard> {
  let body = ''
  for await (const chunk of request) body += chunk
  const { type, order } = JSON.parse(body) as { type: string; order: { number: string } }
  const headerOf = (name: string) => String(request.headers[name])
  return {
    id: headerOf('vitrine-delivery'),
    signature: headerOf('vitrine-signature'),
    body,
    type,
    number: order.number,
  }
}
