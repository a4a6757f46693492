// What pages showed when somebody left them. Back and forward show it again as it was, without asking for it: the shop took
// most of the time until a list was back, and found what had just been there.
const SOON_MS = 5 * 60_000
const MOST = 8

type Deps = { now: () => number }

export function createLeftPages({ now }: Deps) {
  const left = new Map<string, { answer: unknown; since: number }>()
  let returningTo: string | undefined

  /** The same answer, shown again, grows older all the same. */
  function keep(address: string, answer: unknown): void {
    const since = left.get(address)?.answer === answer ? left.get(address)?.since : undefined
    left.delete(address)
    left.set(address, { answer, since: since ?? now() })
    const [oldest = ''] = left.keys()
    if (left.size > MOST) left.delete(oldest)
  }
  /** The browser goes back or forward, now: whoever comes to the address later comes by a link, and asks. */
  function returnTo(address: string): void {
    returningTo = address
    setTimeout(() => {
      returningTo = undefined
    })
  }
  function find({ pathname, search }: URL): unknown {
    const address = pathname + search
    const page = address === returningTo ? left.get(address) : undefined
    return page && now() - page.since < SOON_MS ? page.answer : undefined
  }
  return { keep, returnTo, find }
}
