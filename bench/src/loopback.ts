import type { Result } from 'autocannon'

export type Load = { requests: number; requestsPerSecond: number; p99Ms: number; errors: number }

/** An address of this machine; a load is sent to no other. */
export function loopbackOf(url: string): URL {
  const address = new URL(url)
  if (address.hostname !== '127.0.0.1' && address.hostname !== 'localhost')
    throw new Error(`${address.hostname} is not this machine`)
  return address
}

export const loadOf = ({ requests, latency, errors, non2xx }: Result): Load => ({
  requests: requests.total,
  requestsPerSecond: requests.average,
  p99Ms: latency.p99,
  errors: errors + non2xx,
})
