// The limit of B5: Fastify answering one constant body, in a process of its own. The body comes by standard input.
import { text } from 'node:stream/consumers'
import fastify from 'fastify'

const body = await text(process.stdin)
const app = fastify()
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify(app.server.address())}\n`)
