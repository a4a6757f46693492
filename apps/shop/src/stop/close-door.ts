import type { Server } from 'node:http'
import { type AddressInfo, connect, Server as Listener, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** On a system that does not queue as Linux does, the door closes all the same. */
const GIVE_UP_MS = 5_000

/** Node's own handles: the system's queue of connections to accept, and whether a connection stands. Neither is public. */
type Queue = { listen: (length: number) => number }
type Handle = { getpeername: (into: object) => number }
const handleOf = <T>(owner: Server | Socket) => (owner as unknown as { _handle?: T | null })._handle

/**
 * Lets nobody new in, and cuts nobody. A system resets connections that wait in the queue when a server stops listening,
 * and there is no moment to be sure that none has just come. So the queue is made one place long, everybody in it is let
 * in, the shop takes that place itself, and the door closes in the same breath: who comes now finds no room, is not
 * connected yet and has sent nothing. What is left are the microseconds of a handshake half done while the shop takes the
 * place; no system tells of those. Settles when the last connection has ended.
 */
export async function closeDoor(server: Server): Promise<void> {
  handleOf<Queue>(server)?.listen(0)
  const begin = performance.now()
  for (let last = await queueUp(server); ; last = await queueUp(server)) {
    if (hasPlace(last) || performance.now() - begin > GIVE_UP_MS) {
      // Not the HTTP server's own close: it takes connections for idle whose answer is still being read.
      const closed = new Promise<void>((done) => void Listener.prototype.close.call(server, () => done()))
      last.destroy()
      return closed
    }
    last.destroy()
  }
}

/** A connection to the shop itself, after a turn of the event loop that let in who waited. */
async function queueUp(server: Server): Promise<Socket> {
  await turn()
  const { address, port } = server.address() as AddressInfo
  const own: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  const socket = connect(port, own[address] ?? address).on('error', () => {})
  await new Promise<void>((asked) => process.nextTick(asked))
  return socket
}

/** The system shakes hands with itself at once, if there is room. */
const hasPlace = (socket: Socket) => handleOf<Handle>(socket)?.getpeername({}) === 0
