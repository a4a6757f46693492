// The limit of B1: node:http answering one constant head and buffer, in a process of its own. The head is the argument,
// names and values in turn; the body comes by standard input.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const head = JSON.parse(process.argv[2] ?? '[]') as string[]
const body = await buffer(process.stdin)
const server = createServer((_, reply) => {
  reply.writeHead(200, head)
  reply.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${JSON.stringify(server.address())}\n`))
