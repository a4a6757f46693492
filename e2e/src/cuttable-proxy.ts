// The line between a browser and the shop, to be cut wherever it hurts: a plain TCP proxy, so a service worker, preloads and
// everything else the browser does by itself are cut, too.
import { connect, createServer, type Socket } from 'node:net'

/** Before: the request never arrives. After: it arrives, nothing comes back. Inside: half of the answer comes back. */
export type Cut = 'before' | 'after' | 'inside'
type Wanted = { cut: Cut; matches: (request: string) => boolean }

const REQUEST = /^([A-Z]+ \S+) HTTP\/1\.1\r\n/

/** Browsers send one request at a time on a connection, so each begins a chunk of its own. */
export async function openProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const requests: string[] = []
  let wanted: Wanted | undefined
  let isDown = false

  const server = createServer((client) => {
    const shop = connect(Number(port), hostname)
    let cut: Cut | undefined
    const end = () => {
      client.destroy()
      shop.destroy()
    }
    for (const socket of [client, shop]) {
      sockets.add(socket)
      socket.on('error', end).on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    if (isDown) return end()
    client.on('data', (chunk) => {
      const request = REQUEST.exec(chunk.toString('latin1'))?.[1]
      if (request) {
        requests.push(request)
        cut = takeCut(request)
      }
      if (cut === 'before') end()
      else shop.write(chunk)
    })
    shop.on('data', (chunk) => {
      if (cut === undefined) return void client.write(chunk)
      if (cut === 'after') return end()
      client.write(firstHalf(chunk), end)
    })
  })
  const takeCut = (request: string): Cut | undefined => {
    if (!wanted?.matches(request)) return undefined
    const { cut } = wanted
    wanted = undefined
    return cut
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as { port: number }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${own}`,
    /** `GET /path` of everything that came by, in order. */
    requests,
    /** The next request that matches is cut, once. */
    cutNext(cut: Cut, matches: Wanted['matches']) {
      wanted = { cut, matches }
    },
    /** Whether the cut that was asked for is still to come. */
    isArmed: () => wanted !== undefined,
    /** The whole line, and everything that is on it. */
    down() {
      isDown = true
      dropAll()
    },
    up() {
      isDown = false
    },
    close() {
      dropAll()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/**
 * The whole head and half of what follows: browsers take a cut head for a whole one where the line is not encrypted,
 * which no shop on the real net is.
 */
function firstHalf(chunk: Buffer): Buffer {
  const head = chunk.indexOf('\r\n\r\n') + 4
  return chunk.subarray(0, head + Math.floor((chunk.length - head) / 2))
}
