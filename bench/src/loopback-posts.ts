import autocannon from 'autocannon'
import { type Load, loadOf, loopbackOf } from './loopback.ts'

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
  const { pathname } = loopbackOf(url)
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
  return loadOf(result)
}
