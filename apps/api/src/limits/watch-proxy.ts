import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Requests looked at together. */
const SAMPLE = 200
/** So many may come from elsewhere, such as who asks whether the shop is healthy. */
const MAX_OTHERS = SAMPLE / 20
/** Fewer kinds of visitors are one person with some programs. */
const MIN_VISITORS = 5
const QUIET_MS = 60 * 60 * 1000

type Visit = Pick<FastifyRequest, 'ip' | 'headers'>
type Alarm = (address: string) => void

/**
 * Says so in the log when everybody seems to come from one address: most likely a proxy of ours that TRUST_PROXY does
 * not name, and all visitors share what one address may do.
 */
export function watchProxy(app: FastifyInstance): void {
  const look = createProxyWatch((address) =>
    app.log.warn(
      { address },
      'all visitors seem to come from one address; if that is a proxy of yours, name it in TRUST_PROXY, or all of them share one allowance',
    ),
  )
  app.addHook('onRequest', async (request) => look(request, performance.now()))
}

export function createProxyWatch(alarm: Alarm): (visit: Visit, nowMs: number) => void {
  let address = ''
  let requests = 0
  let others = 0
  let quietUntil = 0
  const visitors = new Set<string>()
  const judge = (nowMs: number) => {
    if (others > MAX_OTHERS || visitors.size < MIN_VISITORS || nowMs < quietUntil) return
    quietUntil = nowMs + QUIET_MS
    alarm(address)
  }
  return ({ ip, headers }, nowMs) => {
    if (requests === 0) address = ip
    requests += 1
    if (ip !== address) others += 1
    else if (visitors.size < MIN_VISITORS)
      visitors.add(`${headers['x-forwarded-for'] ?? ''} ${headers['user-agent'] ?? ''}`)
    if (requests < SAMPLE) return
    judge(nowMs)
    requests = 0
    others = 0
    visitors.clear()
  }
}
