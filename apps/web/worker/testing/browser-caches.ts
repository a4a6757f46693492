// The caches of a browser, in the order things were put into them.
import { onTestFinished, vi } from 'vitest'

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'https://shop.example').href

/** As a page of the shop makes one: by a path. */
class ShopRequest extends Request {
  constructor(input: RequestInfo, init?: RequestInit) {
    super(input instanceof Request ? input : addressOf(input), init)
  }
}

export function browserCaches() {
  vi.stubGlobal('Request', ShopRequest)
  const kept = new Map<string, Map<string, Response>>()
  const find = async (name: string, request: RequestInfo) => kept.get(name)?.get(addressOf(request))?.clone()
  const open = async (name: string) => {
    const copies = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, copies)
    const put = async (request: RequestInfo, response: Response) =>
      void copies.set(addressOf(request), response)
    return {
      put,
      match: (request: RequestInfo) => find(name, request),
      delete: async (request: RequestInfo) => copies.delete(addressOf(request)),
      keys: async () => [...copies.keys()].map((url) => new Request(url)),
    }
  }
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    async match(request: RequestInfo) {
      for (const name of kept.keys()) {
        const found = await find(name, request)
        if (found) return found
      }
      return undefined
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    /** What is kept under a name, the oldest first. */
    paths: (name: string) => [...(kept.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
    names: () => [...kept.keys()],
    async keep(name: string, path: string, text: string) {
      await (await open(name)).put(`https://shop.example${path}`, new Response(text))
    },
  }
}

/** Nothing can be read or written: a browser whose profile is damaged, or full. */
export function brokenCaches(): void {
  const broken = () => Promise.reject(new Error('storage is broken'))
  vi.stubGlobal('caches', { open: broken, keys: broken, delete: broken, match: broken })
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** What the line answers, and what it was asked for. */
export function theLine(answer: (path: string) => Response | Promise<Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: RequestInfo) => {
    const { pathname } = new URL(addressOf(request))
    asked.push(pathname)
    return answer(pathname)
  })
  return asked
}

export const dead = (): never => {
  throw new TypeError('Failed to fetch')
}
