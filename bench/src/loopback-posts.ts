import autocannon from 'autocannon'
import type { Load } from './loopback-load.ts'

type Posts = {
  seconds: number
  connections: number
  nextBody: () => unknown
  /** Those of the body that was just taken. */
  headers?: () => Record<string, string>
}

/** A bounded load of posts on this machine, each with a body of its own. */
export async function loopbackPosts(
  url: string,
  { seconds, connections, nextBody, headers = () => ({}) }: Posts,
): Promise<Load> {
  const { hostname, pathname } = new URL(url)
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new Error(`${hostname} is not this machine`)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: pathname,
        headers: { 'content-type': 'application/json', 'x-vs-store-code': 'de' },
        setupRequest: (request) => {
          const body = JSON.stringify(nextBody())
          return { ...request, body, headers: { ...request.headers, ...headers() } }
        },
      },
    ],
  })
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}
