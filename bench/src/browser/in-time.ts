/** Longer than any act takes on a machine that has time for it at all, and than a page itself waits for what it is to show. */
const NEVER_MS = 45_000

/** What a browser says, or a failure that names what was waited for: a page that draws no frames says nothing, for ever. */
export async function inTime<T>(said: Promise<T>, what: string, limitMs = NEVER_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing said after ${limitMs} ms: ${what}`)), limitMs)
  })
  // Who comes too late fails into the void.
  said.catch(() => {})
  try {
    return await Promise.race([said, never])
  } finally {
    clearTimeout(timer)
  }
}
