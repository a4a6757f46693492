// Waiting lines, by the formulas of textbooks. Times are in milliseconds, rates in requests a millisecond.

/** Erlang's C: how likely it is that a visitor finds all servers busy, when so many servers' worth of work comes in. */
export function chanceToWait(servers: number, offered: number): number {
  if (offered >= servers) return 1
  // Erlang's B, built up server by server, so that no factorial grows beyond a number.
  let blocked = 1
  for (let server = 1; server <= servers; server += 1)
    blocked = (offered * blocked) / (server + offered * blocked)
  return blocked / (1 - (offered / servers) * (1 - blocked))
}

export type Work = { perMs: number; serviceMs: number; serviceMsSquared: number }

/**
 * How long one waits on average for one of `servers`: M/G/c by Allen and Cunneen, which is M/M/c times half of one and the
 * square of how much the work varies. Exact for one server (Pollaczek and Khinchine).
 */
export function meanWait(servers: number, { perMs, serviceMs, serviceMsSquared }: Work): number {
  const offered = perMs * serviceMs
  if (offered >= servers) return Number.POSITIVE_INFINITY
  const variation = serviceMsSquared / serviceMs ** 2 - 1
  const asIfExponential = (chanceToWait(servers, offered) * serviceMs) / (servers - offered)
  return (asIfExponential * (1 + variation)) / 2
}

/** Several kinds of requests in one line: their rates add up, their times are weighed by how often each comes. */
export function mixed(kinds: readonly { perMs: number; serviceMs: number }[]): Work {
  const perMs = sum(kinds.map((one) => one.perMs))
  const average = (value: (ms: number) => number) =>
    sum(kinds.map((one) => one.perMs * value(one.serviceMs))) / perMs
  // Each kind varies as much as an exponential does: the mean of its square is twice the square of its mean.
  return { perMs, serviceMs: average((ms) => ms), serviceMsSquared: average((ms) => 2 * ms * ms) }
}

/** So few servers that the wait stays below a time, and each is busy for a share of it at most. */
export function serversFor(work: Work, { waitMs, busy }: { waitMs: number; busy: number }): number {
  let servers = Math.max(1, Math.ceil((work.perMs * work.serviceMs) / busy))
  while (meanWait(servers, work) > waitMs) servers += 1
  return servers
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
