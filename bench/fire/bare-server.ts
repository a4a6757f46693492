// A bare server that refuses every body unread: what sending them costs this machine, whoever they are sent to.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((_, reply) => void reply.writeHead(413, { connection: 'close' }).end())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
