// A bare server that reads every body to its end, throws it away and refuses it: what sending them costs this machine,
// whoever they are sent to.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((request, reply) => {
  request.resume().on('end', () => reply.writeHead(413, { connection: 'close' }).end())
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
