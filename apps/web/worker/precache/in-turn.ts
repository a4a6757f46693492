/** Behind everything a page asks for. */
const LOW_PRIORITY: RequestInit = { priority: 'low' }

/**
 * The browser has six connections to a shop, and a picture that has to be drawn holds one long: the bag's calls must find
 * one free.
 */
const LANES = 2

const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve())
let asked = 0

/** How long what is kept for later stands back for what somebody has just pressed. */
const BACK_MS = 1_000
let freeAt = 0

export function standBack(): void {
  freeAt = Date.now() + BACK_MS
}

async function untilFree(): Promise<void> {
  const ms = freeAt - Date.now()
  if (ms <= 0) return
  await new Promise((resolve) => setTimeout(resolve, ms))
  return untilFree()
}

/** Fetches what nobody waits for yet, behind what was asked before. */
export function inTurn<T>(path: string, fetchOne: (request: Request) => Promise<T>): Promise<T> {
  const lane = asked++ % LANES
  const result = Promise.resolve(lanes[lane])
    .then(untilFree)
    .then(() => fetchOne(new Request(path, LOW_PRIORITY)))
  lanes[lane] = result.catch(() => {})
  return result
}
