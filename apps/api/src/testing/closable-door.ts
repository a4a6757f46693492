// A way to the database that can be shut and opened again, as when its machine goes away.
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export type ClosableDoor = {
  connectionString: string
  shut(): Promise<void>
  open(): Promise<void>
}

export async function closableDoor(connectionString: string): Promise<ClosableDoor> {
  const target = new URL(connectionString)
  const sockets = new Set<Socket>()
  const behind = { host: target.hostname, port: Number(target.port) }
  let server = await listen(sockets, behind, 0)
  const { port } = server.address() as AddressInfo
  const door = new URL(connectionString)
  door.host = `127.0.0.1:${port}`
  return {
    connectionString: door.href,
    async shut() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
    async open() {
      server = await listen(sockets, behind, port)
    },
  }
}

function listen(sockets: Set<Socket>, behind: { host: string; port: number }, port: number): Promise<Server> {
  const server = createServer((front) => {
    const back = connect(behind)
    for (const socket of [front, back]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    front.pipe(back).pipe(front)
  })
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)))
}
