import autocannon from 'autocannon'
import { type Load, loadOf, loopbackOf } from './loopback.ts'

type LoadOptions = {
  seconds: number
  connections?: number
  headers?: Record<string, string>
  paths?: string[]
  /** Another for each request, in the place of `paths`. */
  nextPath?: () => string
}

/** A bounded load on an address of this machine, and of no other. */
export async function loopbackLoad(url: string, options: LoadOptions): Promise<Load> {
  const result = await autocannon({
    url: loopbackOf(url).href,
    connections: options.connections ?? 10,
    duration: options.seconds,
    headers: options.headers ?? {},
    setupClient: dropBodies,
    // Each connection asks for all of them, one after the other.
    ...(options.nextPath && { requests: [{ setupRequest: setPath(options.nextPath) }] }),
    ...(options.paths && { requests: options.paths.map((path) => ({ path })) }),
  })
  return loadOf(result)
}

const setPath =
  (nextPath: () => string) =>
  <Request extends object>(request: Request): Request & { path: string } => ({ ...request, path: nextPath() })

/**
 * The generator decodes every body as text, which for brotli takes longer than any server needs to send it;
 * with two cores the figure would then be the generator's own.
 */
function dropBodies(client: object): void {
  const { pipelinedRequests } = client as { pipelinedRequests?: { addBody?: unknown } }
  if (!pipelinedRequests?.addBody) throw new Error('autocannon has changed inside')
  pipelinedRequests.addBody = () => {}
}
