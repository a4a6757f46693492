// The limit of B1: node:http answering one constant buffer, in a process of its own. Started with the body's size.
import { createServer } from 'node:http'

const body = Buffer.alloc(Number(process.argv[2] ?? 50_000), 'x')
const server = createServer((_, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  reply.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${JSON.stringify(server.address())}\n`))
