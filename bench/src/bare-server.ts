// The limit of B1: node:http answering one constant buffer, in a process of its own. The body comes by standard input.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const body = await buffer(process.stdin)
const server = createServer((_, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  reply.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${JSON.stringify(server.address())}\n`))
