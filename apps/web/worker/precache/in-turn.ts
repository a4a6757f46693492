/** Behind everything a page asks for. */
const LOW_PRIORITY: RequestInit = { priority: 'low' }

/**
 * The browser has six connections to a shop, and a picture that has to be drawn holds one long: the bag's calls must find
 * one free.
 */
const LANES = 2

const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve())
let asked = 0

/** Fetches what nobody waits for yet, behind what was asked before. */
export function inTurn<T>(path: string, fetchOne: (request: Request) => Promise<T>): Promise<T> {
  const lane = asked++ % LANES
  const result = Promise.resolve(lanes[lane]).then(() => fetchOne(new Request(path, LOW_PRIORITY)))
  lanes[lane] = result.catch(() => {})
  return result
}
